/** A string or a nested list of strings. */
type Literal = string | readonly Literal[];

/**
 * A string or list as a JavaScript literal. Braces and the like are escaped, since
 * the MDX parser counts them even inside strings.
 */
export function jsLiteral(text: Literal): string {
  return JSON.stringify(text).replace(
    /[{}<>\u2028\u2029]/g,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An MDX expression that evaluates to exactly this text. */
export function jsString(text: string): string {
  return `{${jsLiteral(text)}}`;
}
