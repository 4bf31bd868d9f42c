/** Joins the lines of a type checker's message. */
export function onOneLine(message: string): string {
  return message
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00A0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('; ');
}
