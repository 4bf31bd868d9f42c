const NAME = /--[\w-]+/g;

/** Lists the custom properties in a text, including duplicates. */
export function listVariableNames(text: string): string[] {
  return text.includes('--')
    ? [...text.matchAll(NAME)].map(([name]) => name)
    : [];
}
