import {findFenced} from 'python-reader';
import {isBlank} from './lines';

/** A field such as `:author: Name`. */
const FIELD = /^:([A-Za-z][A-Za-z\d ./-]*):(?: +(\S.*))?$/;

/**
 * Lower-case names of fields, most of them those that docutils and Epytext know: others
 * are written in the same way as emoji, such as `:rocket: Faster than before.`
 *
 * @see https://docutils.sourceforge.io/docs/ref/rst/restructuredtext.html#bibliographic-fields
 */
const LOWER_CASE =
  /^(?:abstract|address|authors?|contact|copyright|credits|date|dedication|e-?mail|examples?|homepage|licence|license|maintainers?|note|organisation|organization|revision|see|since|status|url|version|website)$/;

function isFieldName(name: string): boolean {
  return /[A-Z ]/.test(name) || LOWER_CASE.test(name);
}

/**
 * Converts a field list in reStructuredText to a list in Markdown, line by line. The
 * fields that belong to a section, such as parameters, were read before.
 */
export function markFields(lines: readonly string[]): string[] {
  const isCode = findFenced(lines);
  let isStart = true;
  let isField = false;
  return lines.map((line, index) => {
    const [, name = '', text] = FIELD.exec(line) ?? [];
    const isLabel = text === undefined;
    const isFound =
      isFieldName(name) && !isCode[index] && (isStart || (isField && !isLabel));
    isField = isFound ? !isLabel : isField && /^ +\S/.test(line);
    isStart = isBlank(line);
    if (!isFound) {
      return line;
    }
    const label = `**${name.charAt(0).toUpperCase()}${name.slice(1)}:**`;
    return isLabel ? label : `- ${label} ${text}`;
  });
}
