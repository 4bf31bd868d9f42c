/** A link to a page of this site. */
export interface PageLink {
  label: string;
  /** A path without base URL; `{product}` becomes the slug. */
  to: string;
}

/** The drawings that stand for a reader. */
export const ROLE_ICONS = ['task', 'pod', 'code'] as const;
export type RoleIcon = (typeof ROLE_ICONS)[number];

/** The drawings that stand for a side of the proof. */
export const PROOF_ICONS = ['lock', 'out'] as const;
export type ProofIcon = (typeof PROOF_ICONS)[number];

/**
 * What can be counted: modules and symbols of the SDK, samples of Python on the
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
 * What counts the classes of the SDK that are of a kind and can be used as they are:
 * `{kinds of Base}` for those below the class `Base`.
 */
export const KINDS_OF = /^\{kinds of (\w+)\}$/;

/**
 * What the home page says. A part that is left out is not shown. In all texts,
 * `{Product}` and `{product}` become the product's name and slug.
 */
export interface HomePage {
  /** What search engines and previews of links say about the page. */
  description: string;
  /** A few plain words above the large ones: what kind of product it is. */
  kind?: string;
  /** The large words at the top; without them, the product's tagline. */
  headline?: string;
  /** A paragraph below: what the product is, and for whom. */
  lead: string;
  /** Where to start: buttons, the most important first. */
  actions: PageLink[];
  /** The command that installs the SDK. */
  install?: string;
  /** A React component of this repository, shown beside the words. */
  picture?: string;
  /** One way into the pages for each kind of reader. */
  roles?: {
    title: string;
    entries: {
      reader: string;
      promise: string;
      icon: RoleIcon;
      /** Where such a reader begins, and pages for later. */
      links: PageLink[];
    }[];
  };
  /** Numbers about the product and its pages, counted while these are built. */
  figures?: {
    /** A number, or what is counted: see `Counted` and `KINDS_OF`. */
    value: Counted | (string & {});
    label: string;
    /** The page that shows what is counted. */
    to?: string;
  }[];
  /** A short program, with what it prints. */
  sample?: {
    title: string;
    text: string;
    /** What happens, one after the other. */
    steps?: {name: string; text: string}[];
    /** An MDX file of this repository with the blocks of code. */
    file: string;
    /** A sentence below the code. */
    note?: string;
  };
  /** Lists side by side that show why to trust or choose the product. */
  proof?: {
    title: string;
    sides: {
      title: string;
      entries: string[];
      /** The drawing beside its title. */
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
      /** What its picture is about, as the front matter of posts says it. */
      cover?: string;
      /** How long it takes, and for whom it is. */
      facts?: string;
    }[];
  };
  /** The way in once more, at the end. */
  closing?: {title: string; text: string; action: PageLink};
}
