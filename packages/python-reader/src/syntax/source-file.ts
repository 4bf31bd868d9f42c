import type {Node} from 'web-tree-sitter';
import type {RawDocstring} from './parsed-module';
import {cleanDocstring, evaluateString, type StringValue} from './strings';

/** The text of one file, with access to it by the nodes of its tree. */
export class SourceFile {
  /** Lines, split on first use. */
  private split: string[] | null = null;
  private readonly hasDocComments: boolean;
  /** Lines of f-strings in the place of docstrings. */
  readonly formatted = new Set<number>();
  /** Names by which the file refers to `typing.Literal`. */
  readonly literals: ReadonlySet<string>;

  constructor(readonly text: string) {
    this.hasDocComments = text.includes('#:');
    const renamed = [...text.matchAll(/\bLiteral\s+as\s+(\w+)/g)];
    this.literals = new Set([
      'Literal',
      ...renamed.map(([, name = '']) => name),
    ]);
  }

  get lines(): string[] {
    this.split ??= this.text.split(/\r\n|\r|\n/);
    return this.split;
  }

  textOf(node: Node): string {
    return this.text.slice(node.startIndex, node.endIndex);
  }

  lineOf(node: Node): number {
    return node.startPosition.row + 1;
  }

  /**
   * Last line of a node. A block ends with its last statement, even if it
   * extends to the start of the next line in the grammar.
   */
  endLineOf(node: Node): number {
    const {row, column} = node.endPosition;
    return Math.max(this.lineOf(node), column === 0 ? row : row + 1);
  }

  /** The docstring that opens a block or module. */
  openingDocstring(block: Node | null): RawDocstring | null {
    // Tree access is slow, and most bodies in stubs are `...`.
    if (block && this.text[block.startIndex] === '.') {
      return null;
    }
    let first = block?.firstNamedChild ?? null;
    while (first && this.text[first.startIndex] === '#') {
      first = first.nextNamedSibling;
    }
    return first ? this.stringStatement(first) : null;
  }

  /** The value of a statement that is only a string, which an f-string isn't. */
  stringStatement(statement: Node): RawDocstring | null {
    // Tree access is slow, and few statements start like a string.
    if (!/["'rubft(]/i.test(this.text.charAt(statement.startIndex))) {
      return null;
    }
    const expression =
      statement.type === 'expression_statement' &&
      statement.namedChildCount === 1
        ? statement.namedChild(0)
        : null;
    if (expression && this.isFormatted(expression)) {
      this.formatted.add(this.lineOf(expression));
      return null;
    }
    return expression ? this.docstringOf(expression) : null;
  }

  /** Whether an expression is an f-string, or adjacent strings with one of them. */
  private isFormatted(node: Node): boolean {
    return node.type === 'string'
      ? /^r?f/i.test(this.text.slice(node.startIndex, node.startIndex + 2))
      : /^(?:parenthesized_expression|concatenated_string)$/.test(node.type) &&
          node.namedChildren.some((child) => this.isFormatted(child));
  }

  /** The cleaned value of a string, null for anything else. */
  docstringOf(expression: Node): RawDocstring | null {
    const value = this.stringValue(expression);
    if (!value) {
      return null;
    }
    const line = this.lineOf(expression);
    const {text, lines} = cleanDocstring(value);
    return {
      text,
      lines: lines.map((offset) => line + offset),
      line,
      endLine: this.endLineOf(expression),
    };
  }

  /** The value of a string or of adjacent strings, null for anything else. */
  stringValue(node: Node): StringValue | null {
    switch (node.type) {
      case 'string':
        return evaluateString(this.textOf(node));
      case 'parenthesized_expression': {
        const inner = node.namedChild(0);
        return inner ? this.stringValue(inner) : null;
      }
      case 'concatenated_string':
        return this.joined(node);
      default:
        return null;
    }
  }

  private joined(node: Node): StringValue | null {
    const joined: StringValue = {text: '', lines: [0]};
    for (const part of node.namedChildren) {
      const value = part.type === 'string' ? this.stringValue(part) : null;
      if (part.type !== 'comment' && !value) {
        return null;
      }
      if (value) {
        const offset = part.startPosition.row - node.startPosition.row;
        const lines = value.lines.map((line) => line + offset);
        joined.lines = joined.lines.concat(
          joined.text === '' ? [] : lines.slice(1),
        );
        joined.lines = joined.text === '' ? lines : joined.lines;
        joined.text += value.text;
      }
    }
    return joined;
  }

  /** The `#:` comment above a statement or at the end of its line. */
  commentDocstring(statement: Node): RawDocstring | null {
    if (!this.hasDocComments) {
      return null;
    }
    const {row, column} = statement.endPosition;
    const trailing = /^\s*#:\s?(.*)$/.exec(
      this.lines[row]?.slice(column) ?? '',
    );
    if (trailing) {
      return commentText([[row + 1, trailing[1] ?? '']]);
    }
    const above: [number, string][] = [];
    for (let at = statement.startPosition.row - 1; at >= 0; at -= 1) {
      const comment = /^\s*#:\s?(.*)$/.exec(this.lines[at] ?? '');
      if (!comment) {
        break;
      }
      above.unshift([at + 1, comment[1] ?? '']);
    }
    return above.length > 0 ? commentText(above) : null;
  }
}

function commentText(rows: [number, string][]): RawDocstring {
  return {
    text: rows
      .map(([, text]) => text)
      .join('\n')
      .trim(),
    lines: rows.map(([line]) => line),
    line: rows[0]?.[0] ?? 1,
    endLine: rows.at(-1)?.[0] ?? 1,
  };
}
