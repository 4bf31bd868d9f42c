/** Headers for every path that a pattern such as `/assets/*` matches. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Policy sources of the inline content of pages, such as `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  /** Of `<style>` elements. */
  styles: readonly string[];
  styleAttributes: readonly string[];
}
