import path from 'node:path';
import type {InlineCode, Link, Nodes, Root} from 'mdast';
import {
  createDiagnostic,
  type Diagnostic,
  type DiagnosticFields,
  formatDiagnostic,
} from 'python-reader';
import type {VFile} from 'vfile';
import {findSymbol, type SymbolIndex, type SymbolMatch} from './symbol-index';

/** Nodes of a page that are links themselves. */
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

type Problem = Pick<DiagnosticFields, 'ruleId' | 'reason' | 'note'>;

function describe(code: string, match: SymbolMatch): Problem | undefined {
  if (match.found === 'many' && code.includes('.')) {
    const paths = match.symbols.map(({dotted}) => `\`${dotted}\``).join(', ');
    return {
      ruleId: 'ambiguous-reference',
      reason: `\`${code}\` could be any of ${paths}`,
      note: 'Write the full path.',
    };
  }
  if (match.found === 'broken') {
    const {suggestion} = match;
    return {
      ruleId: 'broken-reference',
      reason: `\`${code}\` is not a public name of the package`,
      note:
        (suggestion ? `Did you mean \`${suggestion}\`? ` : '') +
        'Fix the name, or write <code>…</code> for a name that is wrong on purpose.',
    };
  }
  return undefined;
}

/** Walks a page in reading order and links the names of symbols. */
class Linker {
  readonly diagnostics: Diagnostic[] = [];
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
      this.diagnostics.push(
        createDiagnostic({
          ...problem,
          severity: 'error',
          file: this.file,
          line: code.position?.start.line ?? 1,
        }),
      );
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
 * Creates the remark plugin. It links a name only at its first use below each
 * heading, since repeated links are hard to read. Headings and links are not
 * changed.
 *
 * @param readIndex returns the symbols; called for each page, so that changes take
 * effect
 * @returns a transformer that adds a message to the file for every unknown or
 * ambiguous dotted name of the package, and then throws one error with all of them
 */
export function createSymbolLinker(readIndex: () => Promise<SymbolIndex>) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const linker = new Linker(
      await readIndex(),
      path.relative(file.cwd, file.path).split(path.sep).join('/'),
    );
    linker.walk(tree);
    const {diagnostics} = linker;
    if (diagnostics.length > 0) {
      file.messages.push(...diagnostics);
      throw new Error(diagnostics.map(formatDiagnostic).join('\n'), {
        cause: diagnostics[0],
      });
    }
  };
}
