/** Directives that hold code. */
const CODE = new Set(['code', 'code-block', 'sourcecode', 'ipython']);
const DIRECTIVE = /^( *)\.\. ([\w-]+)::\s*(.*)$/;
const FENCE = /^ *(`{3,}|~{3,})/;
const DOCTEST = /^( *)>>>(?: |$)/;
const OPTION = /^\s*:[\w-]+:/;

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function dedent(lines: string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const indent = filled.reduce(
    (least, line) => Math.min(least, indentOf(line)),
    Infinity,
  );
  return indent === Infinity ? [] : lines.map((line) => line.slice(indent));
}

function fenceFor(lines: string[]): string {
  const longest = lines
    .flatMap((line) => line.match(/`+/g) ?? [])
    .reduce((length, run) => Math.max(length, run.length), 2);
  return '`'.repeat(longest + 1);
}

function trimLines(lines: string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}

function fenced(language: string, lines: string[], indent: string): string[] {
  const code = dedent(trimLines(lines));
  const fence = fenceFor(code);
  return ['', fence + language, ...code, fence, ''].map((line) =>
    line === '' ? '' : indent + line,
  );
}

/**
 * Reads a text in which Markdown and reStructuredText mix, line by line: code
 * directives, literal blocks and doctests become fenced code.
 */
class BlockReader {
  private readonly markdown: string[] = [];
  private position = 0;

  constructor(private readonly lines: string[]) {}

  read(): string {
    while (this.position < this.lines.length) {
      this.readLine(this.lines[this.position] ?? '');
    }
    return trimLines(this.markdown).join('\n');
  }

  private readLine(line: string): void {
    const directive = DIRECTIVE.exec(line);
    if (FENCE.test(line)) {
      this.copyFence(line);
    } else if (DOCTEST.test(line)) {
      this.readDoctest(line);
    } else if (directive) {
      this.readDirective(directive);
    } else if (/(?:^|[^:]):: *$/.test(line) && this.isLiteralNext(line)) {
      this.readLiteral(line);
    } else {
      this.markdown.push(line);
      this.position += 1;
    }
  }

  private copyFence(opening: string): void {
    const mark = FENCE.exec(opening)?.[1] ?? '```';
    const isEnd = (line: string) => {
      const text = line.trim();
      return text.startsWith(mark) && /^(`+|~+)$/.test(text);
    };
    const rest = this.lines.slice(this.position + 1);
    const length = rest.findIndex(isEnd);
    // An unclosed fence would swallow what follows it on the page.
    const code = length === -1 ? rest : rest.slice(0, length);
    this.markdown.push(opening, ...code, indentText(opening) + mark);
    this.position += code.length + 2;
  }

  private readDoctest(first: string): void {
    const indent = indentOf(first);
    const taken: string[] = [];
    while (this.position < this.lines.length) {
      const line = this.lines[this.position] ?? '';
      const next = this.lines[this.position + 1] ?? '';
      const blank = line.trim() === '';
      if (blank && !(DOCTEST.test(next) && indentOf(next) === indent)) {
        break;
      }
      taken.push(line);
      this.position += 1;
    }
    // Four spaces and more are a code block of their own already.
    this.markdown.push(
      ...fenced('python', taken, ' '.repeat(Math.min(indent, 3))),
    );
  }

  private readDirective([, space = '', name = '', argument = '']: string[]) {
    this.position += 1;
    const body = this.takeIndented(space.length);
    if (CODE.has(name)) {
      const code = body.filter((line, index) =>
        index < 5 ? !OPTION.test(line) : true,
      );
      this.markdown.push(...fenced(argument.trim() || 'python', code, space));
    } else {
      this.markdown.push(argument, ...dedent(body));
    }
  }

  private isLiteralNext(line: string): boolean {
    const next = this.lines
      .slice(this.position + 1)
      .find((candidate) => candidate.trim() !== '');
    return next !== undefined && indentOf(next) > indentOf(line);
  }

  private readLiteral(line: string): void {
    const lead = line.replace(/:: *$/, '').trimEnd();
    if (lead.trim() !== '') {
      this.markdown.push(`${lead}:`);
    }
    this.position += 1;
    const code = this.takeIndented(indentOf(line));
    const language = code.some((text) => DOCTEST.test(text)) ? 'python' : '';
    this.markdown.push(...fenced(language, code, indentText(line)));
  }

  private takeIndented(indent: number): string[] {
    const taken: string[] = [];
    while (this.position < this.lines.length) {
      const line = this.lines[this.position] ?? '';
      if (line.trim() !== '' && indentOf(line) <= indent) {
        break;
      }
      taken.push(line);
      this.position += 1;
    }
    return taken;
  }
}

function indentText(line: string): string {
  return ' '.repeat(indentOf(line));
}

/** Markdown for the links that reStructuredText writes its own way. */
function convertLinks(text: string): string {
  return text.replace(
    /`([^`<>]+?)\s*<(https?:[^<>\s]+)>`__?/g,
    (_, label: string, url: string) => `[${label}](${url})`,
  );
}

/** Turns a docstring's text into Markdown. */
export function toMarkdown(text: string): string {
  return new BlockReader(convertLinks(text).split('\n')).read();
}
