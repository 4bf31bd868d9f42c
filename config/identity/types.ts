/** A page outside this site. */
export interface ExternalLink {
  /** The link text. */
  label: string;
  /** An absolute `https://` address. */
  url: string;
}

/** An announcement above every page, which readers can dismiss. */
export interface Announcement {
  /** A new id shows the bar again to readers who dismissed the last one. */
  id: string;
  /** A sentence, as plain text. */
  text: string;
  /** Where to read more: a path of this site, without base URL. */
  link?: {label: string; path: string};
}

/** Which Python package the API reference documents, and how to read it. */
export interface SdkSource {
  /** The folder that contains the package, relative to the root. */
  path: string;
  /** The package's import name: the folder below `path`. */
  package: string;
  /** Globs of modules to read; an empty list reads every module. */
  include: string[];
  /**
   * Globs of modules to leave out, such as `shop/tests/**`. Pages may still
   * mention their symbols, which are shown as plain code.
   */
  exclude: string[];
  /** Whether to document names with a leading underscore too. */
  private: boolean;
  /** The docstring style; `auto` detects it. */
  docstringStyle: 'auto' | 'google' | 'numpy' | 'sphinx';
  /**
   * Where a symbol with several public paths is documented: at the shortest
   * `public` one, which is the default, or at its `definition`.
   */
  paths?: 'definition' | 'public';
  /**
   * The most symbols on a page before its module is split, 200 by default;
   * with `false`, each module is one page.
   */
  maxSymbols?: number | false;
  /** Whether a warning about the source fails the build; `false` by default. */
  strict?: boolean;
  /**
   * The address of a definition's source; without it, the reference doesn't
   * link to the source. `{path}` becomes the file's path in this repository,
   * `{file}` its path below `path`, `{repoPath}` its path in its own repository
   * (such as a submodule), `{revision}` that repository's commit, and `{line}`
   * the line.
   */
  sourceUrl?: string;
  /** Inventories of other projects' documentation, for links from types. */
  inventories?: {url: string; file?: string}[];
}

/** The settings of the hosted search. */
export interface HostedSearch {
  /** The Algolia application's id. */
  appId: string;
  /** The public, search-only key. */
  apiKey: string;
  /** The index with this site's records. */
  indexName: string;
}

/** A link in the footer: to a page of this site, or to another address. */
export type FooterLink =
  | {
      label: string;
      /** A path of this site without base URL; `{product}` becomes the slug. */
      to: string;
    }
  | {
      label: string;
      /** An absolute URL or a `mailto:` address. */
      href: string;
    };

/** A group of footer links under one heading. */
export interface FooterGroup {
  title: string;
  links: FooterLink[];
}

/**
 * The identity of the product that the site documents. Optional parts that are
 * left out are not shown.
 */
export interface Product {
  /** The display name, written `{Product}` in Markdown. */
  name: string;
  /**
   * The path segment, package and command, written `{product}` in Markdown.
   * A Python identifier in lower case; its upper-case form, `{PRODUCT}`, is
   * the prefix of environment variables.
   */
  slug: string;
  /** A one-line description of the product. */
  tagline: string;
  /** The site's origin, without a path and without a trailing slash. */
  url: string;
  /** The path the site is served at, with a slash at both ends. */
  baseUrl: string;
  /** The application where readers sign in; the last item of the navbar. */
  hubUrl?: string;
  /** The company behind the product; the footer falls back to the product. */
  company?: ExternalLink;
  /** The repository of this site, where readers report problems. */
  source?: ExternalLink;
  /** Where a page is edited; `{path}` becomes its path in the repository. */
  editUrl?: string;
  /** The contact address in `security.txt`. */
  supportEmail?: string;
  /** A sentence about the licence of the texts, for the footer. */
  licence?: string;
  /**
   * The path of the page that each section begins with; `{product}`
   * becomes the slug. Without it, the first page of its sidebar.
   */
  starts?: {guides?: string; tutorials?: string};
  /** The groups of the footer. */
  footer?: FooterGroup[];
  /** The locales, the default one first; English only by default. */
  locales?: string[];
  /**
   * Whether to show the version and language menus even if they have a single
   * entry; `false` by default.
   */
  singleEntryMenus?: boolean;
  /** The SDK that the API reference documents. */
  sdk: SdkSource;
  /** Symbols that the search suggests before anything is typed. */
  popularSymbols?: string[];
  announcement?: Announcement;
  /** The hosted search; without it, the embedded search is used. */
  search?: HostedSearch;
}
