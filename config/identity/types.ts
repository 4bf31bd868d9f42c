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
  /**
   * The most symbols on a page before its module is split, 200 by default;
   * with `false`, each module is one page.
   */
  maxSymbols?: number | false;
  /** Whether a warning about the source fails the build; `false` without it. */
  strict?: boolean;
  /**
   * Where a reader finds the source of a definition; without it, the reference
   * links to none. `{path}` becomes the file's path in this repository, `{file}`
   * its path below `path`, `{repoPath}` its path in its own repository, such as
   * a submodule, whose commit is `{revision}`; `{line}` becomes its line.
   */
  sourceUrl?: string;
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

/** A link of the footer: to a page of this site, or to another address. */
export type FooterLink =
  | {
      label: string;
      /** A path of this site without base URL; `{product}` becomes the slug. */
      to: string;
    }
  | {
      label: string;
      /** An absolute address, or one that begins with `mailto:`. */
      href: string;
    };

/** Links of the footer under one heading. */
export interface FooterGroup {
  title: string;
  links: FooterLink[];
}

/**
 * Everything that makes the site one product's site. What is optional and left
 * out is not shown.
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
  /** One line that says what the product is. */
  tagline: string;
  /** The site's origin, without a path and without a trailing slash. */
  url: string;
  /** The path the site is served at, with a slash at both ends. */
  baseUrl: string;
  /** The application where readers sign in; the last item of the navbar. */
  hubUrl?: string;
  /** Who stands behind the product; without it, the footer names the product. */
  company?: ExternalLink;
  /** The repository that holds this site: readers report problems there. */
  source?: ExternalLink;
  /** Where a page is edited; `{path}` becomes its path in the repository. */
  editUrl?: string;
  /** The address of `security.txt`. */
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
  /** The languages, the default one first; without it, English alone. */
  locales?: string[];
  /**
   * Whether the menus of versions and languages show even with a single entry;
   * `false` without it.
   */
  singleEntryMenus?: boolean;
  /** What the API reference is made from. */
  sdk: SdkSource;
  /** Names of symbols of the reference that the search offers from the start. */
  popularSymbols?: string[];
  /** What is new. */
  announcement?: Announcement;
  /** Hosted search; without it, the embedded search runs. */
  search?: HostedSearch;
}
