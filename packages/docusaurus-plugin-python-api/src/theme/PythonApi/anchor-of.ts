/**
 * Decodes the anchor in a hash.
 *
 * @returns an empty string if the encoding is invalid.
 */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
