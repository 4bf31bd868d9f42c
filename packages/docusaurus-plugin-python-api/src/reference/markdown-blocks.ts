/** A piece of a docstring: prose, or a remark that stands in a box. */
export interface Block {
  /** `prose`, or the name of an admonition (`note`, `warning`, `tip`…). */
  kind: 'prose' | 'note' | 'tip' | 'info' | 'warning' | 'danger';
  /** Own heading of a box, '' for the usual one. */
  title: string;
  markdown: string;
}

const BOXES: Readonly<Record<string, Block['kind']>> = {
  attention: 'warning',
  caution: 'warning',
  danger: 'danger',
  error: 'danger',
  hint: 'tip',
  important: 'info',
  note: 'note',
  seealso: 'info',
  tip: 'tip',
  todo: 'note',
  warning: 'warning',
};

const VERSIONS: Readonly<Record<string, string>> = {
  versionadded: 'New in version',
  versionchanged: 'Changed in version',
  versionremoved: 'Removed in version',
};

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
 * Reads a docstring's text, in which Markdown and reStructuredText mix, line by
 * line: directives, literal blocks and doctests become Markdown.
 */
class BlockReader {
  private readonly blocks: Block[] = [];
  private prose: string[] = [];
  private position = 0;

  constructor(private readonly lines: string[]) {}

  read(): Block[] {
    while (this.position < this.lines.length) {
      this.readLine(this.lines[this.position] ?? '');
    }
    this.endProse();
    return this.blocks;
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
      this.prose.push(line);
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
    this.prose.push(opening, ...code, indentText(opening) + mark);
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
    this.prose.push(
      ...fenced('python', taken, ' '.repeat(Math.min(indent, 3))),
    );
  }

  private readDirective([, space = '', name = '', argument = '']: string[]) {
    this.position += 1;
    const body = this.takeIndented(space.length);
    const box = BOXES[name];
    if (['code', 'code-block', 'sourcecode', 'ipython'].includes(name)) {
      const code = body.filter((line, index) =>
        index < 5 ? !OPTION.test(line) : true,
      );
      this.prose.push(...fenced(argument.trim() || 'python', code, space));
    } else if (box && space === '') {
      this.endProse();
      this.blocks.push({
        kind: box,
        title: name === 'seealso' ? 'See also' : '',
        markdown: blocksToMarkdown([argument, ...dedent(body)]),
      });
    } else if (VERSIONS[name]) {
      const [version = '', ...words] = argument.split(' ');
      const note = [...words, ...dedent(body)].join(' ').trim();
      const mark = note === '' ? '.' : ':';
      this.prose.push(
        '',
        `*${VERSIONS[name]} ${version}${mark}* ${note}`.trim(),
        '',
      );
    } else {
      this.prose.push(argument, ...dedent(body));
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
      this.prose.push(`${lead}:`);
    }
    this.position += 1;
    const code = this.takeIndented(indentOf(line));
    const language = code.some((text) => DOCTEST.test(text)) ? 'python' : '';
    this.prose.push(...fenced(language, code, indentText(line)));
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

  private endProse(): void {
    const markdown = trimLines(this.prose).join('\n');
    this.prose = [];
    if (markdown !== '') {
      this.blocks.push({kind: 'prose', title: '', markdown});
    }
  }
}

function indentText(line: string): string {
  return ' '.repeat(indentOf(line));
}

function blocksToMarkdown(lines: string[]): string {
  return new BlockReader(lines)
    .read()
    .map((block) => block.markdown)
    .join('\n\n');
}

/** Markdown for the links that reStructuredText writes its own way. */
function convertLinks(text: string): string {
  return text.replace(
    /`([^`<>]+?)\s*<(https?:[^<>\s]+)>`__?/g,
    (_, label: string, url: string) => `[${label}](${url})`,
  );
}

/** Splits a docstring's text into prose and boxes, all of it Markdown. */
export function readBlocks(text: string): Block[] {
  return new BlockReader(convertLinks(text).split('\n')).read();
}
