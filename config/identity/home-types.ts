/** A link to a page of this site. */
export interface PageLink {
  label: string;
  /** A path without base URL; `{product}` becomes the slug. */
  to: string;
}

/** The icons for roles. */
export const ROLE_ICONS = ['task', 'pod', 'code'] as const;
export type RoleIcon = (typeof ROLE_ICONS)[number];

/** The icons for the sides of the proof. */
export const PROOF_ICONS = ['lock', 'out'] as const;
export type ProofIcon = (typeof PROOF_ICONS)[number];

/**
 * Placeholders for counts: the SDK's modules and symbols, Python samples on the
 * pages, guides, and tutorials that can be downloaded as notebooks.
 */
export const COUNTED = [
  '{modules}',
  '{symbols}',
  '{samples}',
  '{guides}',
  '{notebooks}',
] as const;
export type Counted = (typeof COUNTED)[number];

/**
 * A placeholder for the number of public, concrete subclasses of an SDK class:
 * `{kinds of Base}` counts those of `Base`.
 */
export const KINDS_OF = /^\{kinds of (\w+)\}$/;

/**
 * The content of the home page. Parts that are left out are not shown. In all
 * texts, `{Product}` and `{product}` become the product's name and slug.
 */
export interface HomePage {
  /** The description for search engines and link previews. */
  description: string;
  /** A few words above the headline: what kind of product it is. */
  kind?: string;
  /** The large text at the top; the product's tagline by default. */
  headline?: string;
  /** The paragraph below it: what the product is, and who it is for. */
  lead: string;
  /** Where to start: buttons, the most important first. */
  actions: PageLink[];
  /** The command that installs the SDK. */
  install?: string;
  /** The path of a React component to show beside the text. */
  picture?: string;
  /** A starting point for each kind of reader. */
  roles?: {
    title: string;
    entries: {
      reader: string;
      promise: string;
      icon: RoleIcon;
      /** Where this reader starts, followed by further pages. */
      links: PageLink[];
    }[];
  };
  /** Figures about the product and its pages, counted during the build. */
  figures?: {
    /** A number, or a placeholder for a count: see `Counted` and `KINDS_OF`. */
    value: Counted | (string & {});
    label: string;
    /** The page that shows what is counted. */
    to?: string;
  }[];
  /** A short program and its output. */
  sample?: {
    title: string;
    text: string;
    /** What happens, step by step. */
    steps?: {name: string; text: string}[];
    /** The path of an MDX file with the code blocks. */
    file: string;
    /** A sentence below the code. */
    note?: string;
  };
  /** Side-by-side lists of reasons to trust or choose the product. */
  proof?: {
    title: string;
    sides: {
      title: string;
      entries: string[];
      /** The icon beside its title. */
      icon?: ProofIcon;
    }[];
  };
  /** Tutorials to begin with. */
  tutorials?: {
    title: string;
    /** A link to all of them. */
    all?: PageLink;
    entries: {
      title: string;
      gain: string;
      to: string;
      /** The subject of its picture, as in the `cover` field of blog posts. */
      cover?: string;
      /** How long it takes, and who it is for. */
      facts?: string;
    }[];
  };
  /** A final call to action at the end of the page. */
  closing?: {title: string; text: string; action: PageLink};
}
