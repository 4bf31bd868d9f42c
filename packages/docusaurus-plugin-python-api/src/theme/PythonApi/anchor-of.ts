/**
 * The anchor that a hash names.
 *
 * @returns an empty text for a hash that is no valid encoding: it leads nowhere.
 */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
