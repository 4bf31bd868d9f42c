/** Returns the URL of the page that a section or symbol is on. */
export function withoutAnchor(url: string): string {
  return url.split('#', 1)[0] ?? url;
}
