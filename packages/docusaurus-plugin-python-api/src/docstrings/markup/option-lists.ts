import {isFence} from './fences';
import {dedent, indented, indentOf, isBlank, isItem} from './lines';
import {blockEnd} from './references';

const ARGUMENT = /(?:<[^<>]+>|[\w.]+)/.source;
const OPTION = `(?:--?[A-Za-z?][\\w-]*(?:[= ]${ARGUMENT})?)`;

/** `-o FILE, --output=FILE`, with two spaces before the text or nothing behind it. */
const ITEM = new RegExp(`^ {0,3}(${OPTION}(?:, ${OPTION})*)(?: {2,}(\\S.*))?$`);

/** Converts the lines of a block to Markdown. */
type Read = (lines: readonly string[]) => readonly string[];

/** An option list as a list in Markdown, and the line after its last one. */
interface OptionList {
  markdown: string[];
  end: number;
}

/** Whether Markdown begins with a block that isn't a paragraph. */
function isBlock(line: string): boolean {
  return isFence(line) || isItem(line) || /^[>|<]/.test(line);
}

/** An item with its text on the same line, unless that would turn a block into text. */
function printItem(option: string, text: readonly string[]): string[] {
  const [first = '', ...more] = text;
  const label = `- \`${option}\`:`;
  return isBlock(first)
    ? [label, '', ...indented(text, '  ')]
    : [`${label} ${first}`, ...indented(more, '  ')];
}

function readItem(
  lines: readonly string[],
  position: number,
  read: Read,
): OptionList | null {
  const line = lines[position] ?? '';
  const [, option, text = ''] = ITEM.exec(line) ?? [];
  if (option === undefined) {
    return null;
  }
  const end = blockEnd(lines, position + 1, indentOf(line));
  const below = lines.slice(position + 1, end);
  const described = read([text, ...dedent(below)]);
  return described.length > 0
    ? {markdown: printItem(option, described), end}
    : null;
}

/**
 * Reads an option list of reStructuredText, such as the help of a command.
 *
 * @returns null if none starts at the line
 */
export function readOptionList(
  lines: readonly string[],
  start: number,
  read: Read,
): OptionList | null {
  const above = lines[start - 1];
  if (!isBlank(above) && !/:\s*$/.test(above ?? '')) {
    return null;
  }
  const markdown: string[] = [];
  let end = start;
  let item = readItem(lines, start, read);
  while (item) {
    markdown.push(...item.markdown);
    ({end} = item);
    const isSame = indentOf(lines[end] ?? '') === indentOf(lines[start] ?? '');
    item = isSame ? readItem(lines, end, read) : null;
  }
  return end > start ? {markdown: ['', ...markdown, ''], end} : null;
}
