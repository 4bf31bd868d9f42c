import {fenced, indentOf, isBlank, type Line} from './lines';

/** `C{x}` and the like, which may contain two levels of braces. */
const MARK =
  /(?<![\w\\`])([BCI]|[LMU])\{((?:[^{}`]|\{(?:[^{}`]|\{[^{}`]*\})*\})+)\}/g;

const TITLED = /^([^<>]+?)\s*<([^<>]+)>$/s;

/** The same in reStructuredText. */
function convertMark(whole: string, tag: string, content: string): string {
  const inside = content.replace(MARK, '$2');
  const [, title = '', target = ''] = TITLED.exec(inside) ?? [];
  switch (tag) {
    case 'B':
      return `**${inside}**`;
    case 'I':
      return `*${inside}*`;
    case 'C':
    case 'M':
      return `\`\`${inside}\`\``;
    case 'L':
      return title ? `:obj:\`${title} <${target}>\`` : `\`${inside}\``;
    case 'U':
      return title ? `\`${title} <${target}>\`__` : inside;
    default:
      return whole;
  }
}

/** Whether each line is code: in a fence, in a doctest, or below `::`. */
function codeOf(lines: Line[]): boolean[] {
  const isFenced = fenced(lines);
  let depth: number | null = null;
  let isDoctest = false;
  return lines.map((line, index) => {
    if (depth !== null && indentOf(line) <= depth) {
      depth = null;
    }
    isDoctest = !isBlank(line) && (isDoctest || /^\s*>>> /.test(line.text));
    const isCode = isFenced[index] === true || depth !== null || isDoctest;
    if (!isCode && /::\s*$/.test(line.text)) {
      depth = indentOf(line);
    }
    return isCode;
  });
}

/** Writes the inline marks of Epytext like those of reStructuredText. */
export function convertMarks(lines: Line[]): Line[] {
  if (lines.every(({text}) => text.search(/\b[A-Z]\{/) < 0)) {
    return lines;
  }
  const isCode = codeOf(lines);
  const converted = [...lines];
  let start = 0;
  while (start < lines.length) {
    const isOver = ({text}: Line, index: number): boolean =>
      index >= start && (text.trim() === '' || isCode[index] === true);
    const found = lines.findIndex(isOver);
    const end = found < 0 ? lines.length : found;
    // A mark can extend over several lines, which keep their numbers.
    lines
      .slice(start, end)
      .map(({text}) => text)
      .join('\n')
      .replace(MARK, convertMark)
      .replaceAll('E{lb}', '{')
      .replaceAll('E{rb}', '}')
      .split('\n')
      .forEach((text, index) => {
        const line = lines[start + index];
        if (line && start + index < end) {
          converted[start + index] = {...line, text};
        }
      });
    start = end + 1;
  }
  return converted;
}
