import type {Table, TableCell} from 'mdast';

/**
 * Matches a value such as an error code, a role, an environment variable or an
 * option of a command. Names in lower case have headings in a reference, or are
 * ordinary words.
 */
const VALUE = /^(?:\p{Lu}[\p{Lu}\p{N}_-]+|--[\p{L}\p{N}_-]+)$/u;

const SEPARATOR = /^[\s,;/]*$/;

/** Returns the code in a cell that contains nothing else. */
function listCode({children}: TableCell): string[] {
  const codes = children.filter((child) => child.type === 'inlineCode');
  const isCode = children.every(
    (child) =>
      child.type === 'inlineCode' ||
      (child.type === 'text' && SEPARATOR.test(child.value)),
  );
  return isCode ? codes.map(({value}) => value) : [];
}

/**
 * Finds the values in the first column of a table, such as error codes, which their
 * rows explain.
 */
export function listDefinedValues({children: [, ...rows]}: Table): string[] {
  return rows
    .flatMap(({children: [first]}) => (first ? listCode(first) : []))
    .filter((code) => VALUE.test(code));
}
