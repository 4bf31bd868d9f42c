import {indentOf, indentText, isBlank, pullUp} from './lines';

const FENCE = /^ *(`{3,}(?!.*`)|~{3,})/;

/** Whether a line begins a fenced code block. */
export function isFence(line: string): boolean {
  return FENCE.test(line);
}

/** Reads the code block that begins at a line, and the line after its last one. */
export function readFence(
  lines: readonly string[],
  start: number,
): {markdown: readonly string[]; end: number} {
  const opening = lines[start] ?? '';
  const mark = FENCE.exec(opening)?.[1] ?? '```';
  const isEnd = (line: string) => {
    const text = line.trim();
    return text.startsWith(mark) && /^(`+|~+)$/.test(text);
  };
  const rest = lines.slice(start + 1);
  const length = rest.findIndex(isEnd);
  // An unclosed fence would include the rest of the page.
  const code = length === -1 ? rest : rest.slice(0, length);
  const block = [opening, ...code, indentText(opening) + mark];
  const above = lines
    .slice(0, start)
    .findLast((line) => indentOf(line) < indentOf(opening) && !isBlank(line));
  return {markdown: pullUp(block, above), end: start + code.length + 2};
}
