import {isBlank} from './lines';

/** A field such as `:author: Name`; names of emoji contain underscores. */
const FIELD = /^:([A-Za-z][A-Za-z\d ./-]*):(?: +(\S.*))?$/;
const FENCE = /^(?:`{3}|~{3})/;

/**
 * Converts a field list in reStructuredText to a list in Markdown, line by line. The
 * fields that belong to a section, such as parameters, were read before.
 */
export function markFields(lines: readonly string[]): string[] {
  let isCode = false;
  let isStart = true;
  let isField = false;
  return lines.map((line) => {
    isCode = FENCE.test(line) ? !isCode : isCode;
    const [, name, text] = FIELD.exec(line) ?? [];
    const isLabel = text === undefined;
    const isFound =
      name !== undefined && !isCode && (isStart || (isField && !isLabel));
    isField = isFound ? !isLabel : isField && /^ +\S/.test(line);
    isStart = isBlank(line);
    if (!isFound) {
      return line;
    }
    const label = `**${name.charAt(0).toUpperCase()}${name.slice(1)}:**`;
    return isLabel ? label : `- ${label} ${text}`;
  });
}
