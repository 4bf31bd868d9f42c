/** The class that gives an element the letter and the colour of a kind. */
export function kindClass(kind: string): string {
  return `py-is-${kind.replaceAll(' ', '-')}`;
}
