/** Text, and lists of it. */
type Literal = string | readonly Literal[];

/**
 * A string or list as a JavaScript literal without a character that the MDX parser,
 * which counts braces before it knows of strings, could stumble over.
 */
export function jsLiteral(text: Literal): string {
  return JSON.stringify(text).replace(
    /[{}<>\u2028\u2029]/g,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An MDX expression that gives exactly this text. */
export function jsString(text: string): string {
  return `{${jsLiteral(text)}}`;
}
