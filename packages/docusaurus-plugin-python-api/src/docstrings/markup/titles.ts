import {isFence} from './fences';
import {indentOf, isBlank} from './lines';

const RULE = /^ *([-=~^"'*+#:.])\1{2,} *$/;

/** Whether a line consists of one repeated punctuation mark. */
export function isRule(line: string): boolean {
  return RULE.test(line);
}

/** Whether an underlined title is here, which may also have an overline. */
export function isTitle(lines: readonly string[], position: number): boolean {
  const [line = '', next = '', after = ''] = lines.slice(
    position,
    position + 3,
  );
  // A line of tildes above a title is the fence of code, not an overline.
  const isOverlined =
    isRule(line) &&
    !isFence(line) &&
    !isBlank(next) &&
    line.trim() === after.trim();
  const isText = !isBlank(line) && !isRule(line) && indentOf(line) < 4;
  const isPlain = isText && !/^ *[-*+>|`.]/.test(line);
  return (
    isOverlined ||
    (isPlain &&
      isBlank(lines[position - 1]) &&
      isRule(next) &&
      indentOf(next) === indentOf(line) &&
      next.trim().length >= line.trim().length - 1)
  );
}
