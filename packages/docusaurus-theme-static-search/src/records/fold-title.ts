/** A name as its words say it, whatever their letters and spaces. */
export function foldTitle(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
