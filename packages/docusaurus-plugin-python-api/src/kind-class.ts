/** The CSS class with the letter and the color of a kind. */
export function kindClass(kind: string): string {
  return `py-is-${kind.replaceAll(' ', '-')}`;
}
