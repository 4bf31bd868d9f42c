const NAME = /--[\w-]+/g;

/** Lists the custom properties that a text names, as often as it names them. */
export function listVariableNames(text: string): string[] {
  return [...text.matchAll(NAME)].map(([name]) => name);
}
