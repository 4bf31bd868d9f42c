/** As in Markdown, code with a backtick further on is part of a sentence. */
const FENCE = /^\s*(```+(?!.*`)|~~~+)/;

/** Whether tildes on a line underline the title above it, as in reStructuredText. */
function isUnderline(lines: readonly string[], index: number): boolean {
  const textAt = (at: number) => lines[at]?.trimEnd() ?? '';
  const title = textAt(index - 1);
  const rule = textAt(index);
  return (
    textAt(index - 2) === '' &&
    /^ *~{3,}$/.test(rule) &&
    /^ *[^-*+>|`.~\s]/.test(title) &&
    title.search(/\S/) === rule.search(/\S/) &&
    rule.length >= title.length - 1
  );
}

/** Whether a line closes a fence, which no language may follow. */
function isClosing(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.startsWith(fence) && /^(?:`+|~+)$/.test(mark);
}

/**
 * Returns for each line of a docstring whether it is in a fenced code block, fences
 * included. Tildes below a title are not a fence.
 */
export function findFenced(lines: readonly string[]): boolean[] {
  let fence: string | null = null;
  return lines.map((line, index) => {
    if (fence === null) {
      const isRule = isUnderline(lines, index);
      fence = isRule ? null : (FENCE.exec(line)?.[1] ?? null);
      return fence !== null;
    }
    if (isClosing(line, fence)) {
      fence = null;
    }
    return true;
  });
}
