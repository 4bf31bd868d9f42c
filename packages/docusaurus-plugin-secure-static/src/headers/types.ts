/** What the security headers depend on besides the pages themselves. */
export interface SecurityOptions {
  /** Origins that scripts may call, besides the site's own. */
  connect: readonly string[];
  /** Texts of `<style>` elements that packages insert as they run. */
  styles: readonly string[];
}

/** Headers for every path that a pattern such as `/assets/*` matches. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** The sources that stand for what pages hold inline, such as `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styleAttributes: readonly string[];
}
