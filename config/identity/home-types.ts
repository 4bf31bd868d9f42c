/** A link to a page of this site. */
export interface PageLink {
  label: string;
  /** A path without base URL; `{product}` becomes the slug. */
  to: string;
}

/**
 * What the home page says. A part that is left out is not shown. In all texts,
 * `{Product}` and `{product}` become the product's name and slug.
 */
export interface HomePage {
  /** What search engines and previews of links say about the page. */
  description: string;
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
    entries: {reader: string; promise: string; link: PageLink}[];
  };
  /** A short program, with what it prints. */
  sample?: {
    title: string;
    text: string;
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
      /** Whether the side is drawn as the more important one. */
      isEmphasised?: boolean;
    }[];
  };
  /** Tutorials to begin with. */
  tutorials?: {
    title: string;
    /** A link to all of them. */
    all?: PageLink;
    entries: {title: string; gain: string; to: string}[];
  };
}
