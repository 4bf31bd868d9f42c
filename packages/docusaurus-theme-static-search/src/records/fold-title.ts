/** Normalizes a name to its words, ignoring case and spacing. */
export function foldTitle(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
