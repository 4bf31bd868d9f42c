import type {AliasMember, Member, PythonModule} from 'python-reader';

/** A documented member, at the one place where it is documented. */
export interface Entry {
  kind: 'entry';
  member: Exclude<Member, AliasMember>;
  /** Name under which it is documented, which a re-export may have changed. */
  name: string;
  /** Dotted path under which it is documented. */
  path: string;
  /** Its id on the page, such as `Pod.start`. */
  anchor: string;
  url: string;
  /** Public members of a class, in source order. */
  children: Entry[];
  page: Page;
  /** The class it is in. */
  owner: Entry | null;
  /** The module that defines it, where names in its docstring are resolved. */
  module: PythonModule;
  /** Other public paths, without those through other paths of its class. */
  aliases: string[];
}

/** A name that is public in a module but documented on another page. */
export interface ReExport {
  name: string;
  /** Path of the definition. */
  target: string;
  /** Whether it is defined here, but documented at a shorter path. */
  isMoved: boolean;
}

/** Members of a class that don't fit on the page of the class. */
export interface Continuation {
  owner: Entry;
  members: Entry[];
}

/** A page of the reference: one public module. */
export interface Page {
  kind: 'page';
  module: PythonModule;
  path: string;
  url: string;
  /** Including those of its parts. */
  entries: Entry[];
  reExports: ReExport[];
  /** Pages of the direct children, in the order of the package. */
  submodules: Page[];
  /** The pages with its entries, if one page would be too long. */
  parts: Page[];
  /** The classes that continue here from an earlier part. */
  continued: Continuation[];
  /** Which part of its module it is, 0 for the module's own page. */
  number: number;
}

/** The structure of the whole reference: what is documented where. */
export interface Outline {
  /** Name of the package, '' for a tree of modules. */
  package: string;
  /**
   * Paths below which there may be names without a page: modules that the
   * patterns leave out, re-exports from them or from elsewhere, and classes with
   * a base in them.
   */
  outside: ReadonlySet<string>;
  pages: Page[];
  /** By all paths: documented, defined, re-exported and inherited. */
  places: ReadonlyMap<string, Entry | Page>;
  /** Paths of all definitions, public or not. */
  defined: ReadonlySet<string>;
}
