/** A page outside this site that several places link to. */
export interface ExternalLink {
  /** The words a reader sees. */
  label: string;
  /** An absolute `https://` address. */
  url: string;
}

/** One line of news above every page, which a reader can close. */
export interface Announcement {
  /** A new one shows the bar to readers who closed the last. */
  id: string;
  /** A sentence, as plain text. */
  text: string;
  /** Where to read on: the words and a path of this site, without base URL. */
  link?: {label: string; path: string};
}

/** Which Python package the API reference documents, and how to read it. */
export interface SdkSource {
  /** The folder that holds the package, relative to the repository's root. */
  path: string;
  /** The package's import name: the folder below `path`. */
  package: string;
  /** Globs of modules to read; an empty list reads every module. */
  include: string[];
  /**
   * Globs of modules to leave out, as `shop/tests/**`. Pages may still name what
   * is in them: such names stay plain code.
   */
  exclude: string[];
  /** Whether names with a leading underscore get documented too. */
  private: boolean;
  /** How docstrings are written; `auto` tells the styles apart by itself. */
  docstringStyle: 'auto' | 'google' | 'numpy' | 'sphinx';
  /**
   * Where a symbol with several public paths is documented: at the shortest
   * `public` one, which is the default, or at its `definition`.
   */
  paths?: 'definition' | 'public';
  /** Whether a warning about the source fails the build; `false` without it. */
  strict?: boolean;
  /**
   * Where a reader finds the source of a definition. `{path}` becomes the
   * file's path in this repository, `{file}` its path below `path`,
   * `{repoPath}` its path in its own repository, such as a submodule, whose
   * commit is `{revision}`; `{line}` becomes its line.
   */
  sourceUrl: string;
  /** Documentation of other projects that types link to. */
  inventories?: {url: string; file?: string}[];
}

/** The settings of a hosted search; absent where the embedded search runs. */
export interface HostedSearch {
  /** The Algolia application's id. */
  appId: string;
  /** The public key that may search and do nothing else. */
  apiKey: string;
  /** The index that holds this site's records. */
  indexName: string;
}

/** Everything that makes the site one product's site. */
export interface Product {
  /** The display name, written `{Product}` in Markdown. */
  name: string;
  /**
   * The path segment, package and command, written `{product}` in Markdown.
   * A Python identifier in lower case; its upper-case form, `{PRODUCT}`, is
   * the prefix of environment variables.
   */
  slug: string;
  /** One line below the name on the home page. */
  tagline: string;
  /** The site's origin, without a path and without a trailing slash. */
  url: string;
  /** The path the site is served at, with a slash at both ends. */
  baseUrl: string;
  /** The hub: where readers sign in. */
  hubUrl: string;
  /** Who stands behind the product. */
  company: ExternalLink;
  /** The repository that holds this site. */
  source: ExternalLink;
  /** Where a page is edited; `{path}` becomes its path in the repository. */
  editUrl: string;
  /** Where the community talks. */
  social: ExternalLink;
  /** The address that answers when nothing else helps. */
  supportEmail: string;
  /** What the API reference is made from. */
  sdk: SdkSource;
  /** What is new, or `undefined` where nothing is. */
  announcement: Announcement | undefined;
  /** Hosted search, or `undefined` for the embedded one. */
  search: HostedSearch | undefined;
}
