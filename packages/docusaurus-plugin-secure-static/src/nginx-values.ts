/** nginx refuses a word of its configuration that exceeds 4,096 bytes. */
const WORD = 4000;

/** Fits into a word even if each character is escaped. */
const PIECE = /.{1,2000}/gs;

/** Text for an nginx configuration. */
export interface NginxValue {
  /** Lines of the `http` block, which define the variables in `text`. */
  definitions: string[];
  /** A parameter of a directive. */
  text: string;
}

/** Quotes a text in which nginx doesn't look for variables, such as a pattern. */
export function quote(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}

/**
 * Writes a value that nginx sends unchanged. It reads `$` as the start of a
 * variable, and no character escapes it. The values of a `geo` block are an
 * exception, so a value with `$` is defined there, and so are the parts of one
 * that is too long for a single word.
 *
 * @param variable - the beginning of the names of variables.
 */
export function formatValue(variable: string, value: string): NginxValue {
  const word = quote(value);
  if (!value.includes('$') && Buffer.byteLength(word) <= WORD) {
    return {definitions: [], text: word};
  }
  const pieces = [...value.matchAll(PIECE)].map(([piece]) => piece);
  const names = pieces.map((_piece, index) => `${variable}_${index + 1}`);
  const definitions = pieces.flatMap((piece, index) => [
    `geo ${names[index] ?? ''} {`,
    `    default ${quote(piece)};`,
    '}',
  ]);
  return {definitions, text: `"${names.join('')}"`};
}
