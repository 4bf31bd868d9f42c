import path from 'node:path';
import type {InlineCode, Link, Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {
  findSymbol,
  type SymbolIndex,
  type SymbolMatch,
} from '../symbols/symbol-index';

export interface SymbolLinkOptions {
  /** Gives the symbols; asked for each page, so that a change shows. */
  readIndex: () => Promise<SymbolIndex>;
}

/** Parts of a page that lead somewhere themselves. */
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
      (suggestion ? `did you mean '${suggestion}'? Mend` : 'mend') +
      ' the name, or write <code>…</code> for a name that is meant to be wrong'
    );
  }
  return undefined;
}

/** Walks a page in reading order and links what names a symbol. */
class Linker {
  readonly faults: string[] = [];
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
    const fault = describe(code.value, match);
    if (fault) {
      const line = code.position?.start.line ?? 1;
      this.faults.push(`${this.file}:${line} — ${fault}`);
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
 * Links inline code that names a symbol of the SDK (`Pod`, `Pod.start`, a full
 * dotted path) to its page, at its first use below each heading: a paragraph
 * full of the same link is hard to read. Headings and links stay as they are.
 *
 * @throws one error that names every dotted name of the SDK's which leads
 * nowhere, or to several places, as `file:line`.
 */
export default function remarkSymbolLinks({readIndex}: SymbolLinkOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const linker = new Linker(
      await readIndex(),
      path.relative(file.cwd, file.path),
    );
    linker.walk(tree);
    if (linker.faults.length > 0) {
      throw new Error(linker.faults.join('\n'));
    }
  };
}
