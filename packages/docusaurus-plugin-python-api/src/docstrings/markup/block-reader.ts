import {alert, matchDirective, OPTION, readDirective} from './directives';
import {
  blockIndent,
  dedent,
  fenced,
  gapBelowList,
  indented,
  indentOf,
  indentText,
  isBlank,
  isDeeper,
  isDeepItem,
  pullUp,
  textBelow,
  trimLines,
} from './lines';
import {
  blockEnd,
  convertInline,
  FOOTNOTE,
  isSilent,
  type References,
} from './references';
import {findDeepText} from './deep-text';
import {readDollars} from './dollars';
import {isFence, readFence} from './fences';
import {readOptionList} from './option-lists';
import {isDefined, printDefinition} from './terms';
import {guessLanguage} from './python-code';
import {
  isGridRule,
  isSimpleRule,
  readGridTable,
  readSimpleTable,
  tableEnd,
} from './tables';
import {isRule, isTitle} from './titles';
import {findCode} from './unmarked-code';

/** Called with the name of an unknown directive. */
export type OnUnknown = (name: string) => void;

const DOCTEST = /^( *)>>>(?: |$)/;
const LITERAL = /(?:^|[^:]):: *$/;
/** The admonitions of mkdocs: `!!! note "Title"`, or `??? note` if collapsible. */
const MKDOCS = /^( *)(?:!!!|\?\?\?\+?) ([\w-]+)(?: +"([^"]*)")?\s*$/;
const LINE_BLOCK = /^( *)\| (?!.*\|\s*$)/;

/**
 * Converts text with a mixture of Markdown and reStructuredText to Markdown, line
 * by line. Unknown markup is kept.
 */
export class BlockReader {
  private readonly markdown: string[] = [];
  private position = 0;

  constructor(
    private readonly lines: readonly string[],
    private readonly references: References,
    private readonly onUnknown: OnUnknown,
    private readonly isExample = false,
  ) {}

  read(): string[] {
    while (this.position < this.lines.length) {
      this.readLine(this.lines[this.position] ?? '');
    }
    return trimLines(this.markdown);
  }

  private readLine(line: string): void {
    const directive = matchDirective(this.lines, this.position);
    const footnote = FOOTNOTE.exec(line);
    const mkdocs = MKDOCS.exec(line);
    const isLead = LITERAL.test(line);
    if (isTitle(this.lines, this.position)) {
      this.readTitle(line);
    } else if (isFence(line)) {
      this.copyFence();
    } else if (DOCTEST.test(line)) {
      this.readDoctest(line);
    } else if (directive) {
      this.readDirective(directive);
    } else if (footnote) {
      this.readFootnote(footnote);
    } else if (mkdocs) {
      this.readMkdocs(mkdocs);
    } else if (isSilent(line)) {
      this.take(indentOf(line));
    } else if (isGridRule(line) || isSimpleRule(line)) {
      this.readTable(line);
    } else if (/^ *\$\$/.test(line)) {
      this.readDollars(line);
    } else if (isDeepItem(line, this.lines[this.position - 1])) {
      this.readDeepList(line);
    } else if (isLead && this.isAboveLiteral()) {
      this.readLiteral(line);
    } else if (isLead && DOCTEST.test(textBelow(this.lines, this.position))) {
      // Quoted lines need no indentation, and the prompts count as quotes.
      this.readText(line.replace(/: *$/, ''));
    } else if (!this.readOptions() && !this.readUnmarked()) {
      this.readText(line);
    }
  }

  private isAboveLiteral(): boolean {
    const {lines, position} = this;
    // If the lead is deep itself, its depth is removed first.
    return isDeeper(lines, position) && !findDeepText(lines, position);
  }

  private readText(line: string): void {
    this.markdown.push(...gapBelowList(this.lines, this.position));
    this.position += 1;
    const next = this.lines[this.position] ?? '';
    if (LINE_BLOCK.test(line)) {
      const isLast = !LINE_BLOCK.test(next);
      const text = line.replace(LINE_BLOCK, '$1');
      this.push(isLast ? text : `${text.trimEnd()}\\`);
    } else if (isDefined(this.lines, this.position - 1)) {
      this.readDefinition(line);
    } else {
      // Items of a numbered list, such as `#.` or `(1)`.
      this.push(line.replace(/^( *)(?:#\.|\((\d+)\)) /, '$11. '));
    }
  }

  private push(line: string): void {
    this.markdown.push(convertInline(line, this.references));
  }

  private nested(lines: readonly string[]): string[] {
    const {references, onUnknown, isExample} = this;
    return new BlockReader(lines, references, onUnknown, isExample).read();
  }

  private readTitle(line: string): void {
    const isOverlined = isRule(line);
    const title = isOverlined ? (this.lines[this.position + 1] ?? '') : line;
    this.markdown.push('', `**${title.trim()}**`, '');
    this.position += isOverlined ? 3 : 2;
  }

  private copyFence(): void {
    const {markdown, end} = readFence(this.lines, this.position);
    this.markdown.push(...markdown);
    this.position = end;
  }

  private readDoctest(first: string): void {
    const indent = indentOf(first);
    const place = this.place();
    const taken: string[] = [];
    while (this.position < this.lines.length) {
      const line = this.lines[this.position] ?? '';
      const next = this.lines[this.position + 1] ?? '';
      const blank = isBlank(line);
      if (blank && !(DOCTEST.test(next) && indentOf(next) === indent)) {
        break;
      }
      taken.push(line);
      this.position += 1;
    }
    this.markdown.push(...fenced('python', taken, place));
  }

  private readDirective([, depth = '', name = '', argument = '']: string[]) {
    const indent = this.place();
    const body = this.take(depth.length);
    const read = (lines: readonly string[]) => this.nested(lines);
    const directive = {name: name.toLowerCase(), argument, body, indent};
    const known = readDirective(directive, read);
    if (known) {
      this.markdown.push(...known);
      return;
    }
    this.onUnknown(name);
    const text = [argument, '', ...dedent(body)].filter(
      (line) => !OPTION.test(line),
    );
    this.markdown.push('', ...indented(this.nested(text), indent), '');
  }

  private readFootnote([, depth = '', label = '', text = '']: string[]) {
    const indent = this.place();
    const body = this.take(depth.length);
    const [first = '', ...more] = this.nested([text, ...dedent(body)]);
    const mark = `\\[${label.replace(/^#/, '')}\\]`;
    this.markdown.push('', ...indented([`${mark} ${first}`, ...more], indent));
    this.markdown.push('');
  }

  private readMkdocs([, depth = '', kind = '', title = '']: string[]) {
    const indent = this.place();
    const body = this.take(depth.length);
    const lines = alert(kind.toLowerCase(), title, this.nested(dedent(body)));
    this.markdown.push(...indented(lines, indent));
  }

  private readTable(first: string): void {
    const isGrid = isGridRule(first);
    const indent = this.place();
    const start = this.position;
    const end = tableEnd(this.lines, start);
    const lines = this.lines.slice(start, end);
    const table = isGrid ? readGridTable(lines) : readSimpleTable(lines);
    this.position = end;
    const printed = table?.map((line) => convertInline(line, this.references));
    this.markdown.push(
      ...(printed ? indented(printed, indent) : fenced('text', lines, indent)),
    );
  }

  private readDollars(first: string): void {
    const formula = readDollars(this.lines, this.position);
    if (!formula) {
      this.readText(first);
      return;
    }
    const indent = this.place();
    this.position = formula.end;
    this.markdown.push(...fenced('math', formula.tex, indent));
  }

  private readDeepList(first: string): void {
    const start = this.position;
    this.position = blockEnd(this.lines, start, indentOf(first) - 1);
    const list = this.lines.slice(start, this.position);
    const pulled = pullUp(list, this.lines[start - 1]);
    this.markdown.push('', ...this.nested(pulled), '');
  }

  private readOptions(): boolean {
    const {lines, position} = this;
    const read = (block: readonly string[]) => this.nested(block);
    const list = readOptionList(lines, position, read);
    this.markdown.push(...indented(list?.markdown ?? [], this.place()));
    this.position = list?.end ?? position;
    return list !== null;
  }

  /** Reads code without markup, and text that is indented like code. */
  private readUnmarked(): boolean {
    const {lines, position} = this;
    const code = findCode(lines, position, this.isExample);
    const text = code ? null : findDeepText(lines, position);
    if (code) {
      const taken = lines.slice(position, code.end);
      this.markdown.push(...fenced(code.language, taken, code.indent));
    } else if (text) {
      this.markdown.push(...indented(this.nested(text.lines), text.indent), '');
    }
    this.position = code?.end ?? text?.end ?? position;
    return code !== null || text !== null;
  }

  private readLiteral(line: string): void {
    const lead = line.replace(/:: *$/, '').trimEnd();
    if (lead.trim() !== '') {
      this.push(`${lead}:`);
    }
    const indent = this.place();
    const code = this.take(indentOf(line));
    const isSession = code.some((text) => DOCTEST.test(text));
    const language = isSession ? 'python' : guessLanguage(code);
    this.markdown.push(...fenced(language, code, indent));
  }

  private readDefinition(line: string): void {
    const indent = indentOf(line);
    const end = blockEnd(this.lines, this.position, indent);
    const body = dedent(trimLines(this.lines.slice(this.position, end)));
    this.position = end;
    const term = convertInline(line.trim(), this.references);
    const lines = printDefinition(term, this.nested(body));
    this.markdown.push(...indented(lines, indentText(line)), '');
  }

  /**
   * The indentation for a block at this position. With its original indentation,
   * Markdown could treat it as code.
   */
  private place(): string {
    return blockIndent(this.lines, this.position);
  }

  /** Consumes a line and the deeper block below it. */
  private take(indent: number): string[] {
    const start = this.position + 1;
    const end = blockEnd(this.lines, start, indent);
    this.position = end;
    return this.lines.slice(start, end);
  }
}
