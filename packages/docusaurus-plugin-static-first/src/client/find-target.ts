/**
 * Finds the element for a hash; null if there is none or its encoding is
 * invalid.
 */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
