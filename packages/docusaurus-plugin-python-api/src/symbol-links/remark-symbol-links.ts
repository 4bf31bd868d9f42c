import path from 'node:path';
import type {InlineCode, Link, Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {findSymbol, type SymbolIndex, type SymbolMatch} from './symbol-index';

/** Parts of a page that are links themselves. */
const LINK_TYPES = new Set(['link', 'linkReference', 'mdxAdmonitionTitle']);
const LINK_ELEMENTS = new Set(['a', 'Link', 'button', 'summary']);
const LINK_ATTRIBUTES = new Set(['href', 'to']);

function isLink(node: Nodes): boolean {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return LINK_TYPES.has(node.type);
  }
  return (
    LINK_ELEMENTS.has(node.name ?? '') ||
    node.attributes.some(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        LINK_ATTRIBUTES.has(attribute.name),
    )
  );
}

function describe(code: string, match: SymbolMatch): string | undefined {
  if (match.found === 'many' && code.includes('.')) {
    const paths = match.symbols.map(({dotted}) => dotted).join(', ');
    return `'${code}' may mean ${paths}: write the full path`;
  }
  if (match.found === 'broken') {
    const {suggestion} = match;
    return (
      `the SDK has no '${code}': ` +
      (suggestion ? `did you mean '${suggestion}'? Fix` : 'fix') +
      ' the name, or write <code>…</code> for a name that is meant to be wrong'
    );
  }
  return undefined;
}

/** Walks a page in reading order and links what names a symbol. */
class Linker {
  readonly problems: string[] = [];
  private linked = new Set<string>();

  constructor(
    private readonly index: SymbolIndex,
    private readonly file: string,
  ) {}

  walk(node: Nodes): void {
    if (!('children' in node) || isLink(node)) {
      return;
    }
    if (node.type === 'heading') {
      this.linked = new Set();
      return;
    }
    const children: Nodes[] = node.children;
    children.forEach((child, place) => {
      if (child.type === 'inlineCode') {
        children[place] = this.link(child);
      } else {
        this.walk(child);
      }
    });
  }

  private link(code: InlineCode): InlineCode | Link {
    const match = findSymbol(this.index, code.value);
    const problem = describe(code.value, match);
    if (problem) {
      const line = code.position?.start.line ?? 1;
      this.problems.push(`${this.file}:${line} — ${problem}`);
    }
    if (match.found !== 'one' || this.linked.has(match.symbol.url)) {
      return code;
    }
    const {url} = match.symbol;
    this.linked.add(url);
    return {type: 'link', url, children: [code]};
  }
}

/**
 * Makes the remark plugin. It links a name at its first use below each
 * heading: a paragraph full of the same link is hard to read. Headings and
 * links stay as they are.
 *
 * @param readIndex gives the symbols; called for each page, so that changes
 * show
 * @returns a transformer that throws one error which names every dotted name
 * of the package that leads nowhere, or to several places, as `file:line`
 */
export function createSymbolLinker(readIndex: () => Promise<SymbolIndex>) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const linker = new Linker(
      await readIndex(),
      path.relative(file.cwd, file.path),
    );
    linker.walk(tree);
    if (linker.problems.length > 0) {
      throw new Error(linker.problems.join('\n'));
    }
  };
}
