/** Puts the type checker's message, which may hold several lines, on one. */
export function onOneLine(message: string): string {
  return message
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00A0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('; ');
}
