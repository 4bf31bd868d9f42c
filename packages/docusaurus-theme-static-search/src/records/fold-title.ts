/** Normalizes a name to its words, ignoring case, spacing and forms of accents. */
export function foldTitle(name: string): string {
  return name.normalize().trim().replace(/\s+/g, ' ').toLowerCase();
}
