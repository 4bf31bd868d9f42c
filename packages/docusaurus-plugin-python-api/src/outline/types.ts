import type {AliasMember, Member, PythonModule} from 'python-reader';

/** A member that is documented, at the one place where it is. */
export interface Entry {
  kind: 'entry';
  member: Exclude<Member, AliasMember>;
  /** Name under which it is documented: a re-export may have renamed it. */
  name: string;
  /** Dotted path under which it is documented. */
  path: string;
  /** Id of its place on the page: `Pod.start`. */
  anchor: string;
  url: string;
  /** Public members of a class, in source order. */
  children: Entry[];
  page: Page;
  /** The class it is in. */
  owner: Entry | null;
  /** The module that defines it, whose imports its docstring's names use. */
  module: PythonModule;
  /** Other public paths, each without those of the class it is in. */
  aliases: string[];
}

/** A name that a module offers and another page documents. */
export interface ReExport {
  name: string;
  /** Path of the definition. */
  target: string;
  /** It is defined here, and documented at a shorter path. */
  isMoved: boolean;
}

/** Members of a class that the page of the class has no room for. */
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
  /** Those of its parts included. */
  entries: Entry[];
  reExports: ReExport[];
  /** Pages of the direct children, in the package's own order. */
  submodules: Page[];
  /** The pages that document its entries, where one page would be too long. */
  parts: Page[];
  /** The classes that go on here from the part before. */
  continued: Continuation[];
  /** Which part of its module it is, 0 for the module's own page. */
  number: number;
}

/** What is documented where: the contents of the whole reference. */
export interface Outline {
  /** Name of the package, '' for a tree of modules. */
  package: string;
  /**
   * Paths below which there may be names that no page shows: modules that the
   * patterns leave out, what is re-exported from them or from elsewhere, and
   * classes with a base in them.
   */
  outside: ReadonlySet<string>;
  pages: Page[];
  /** By every path: documented, defined, re-exported and inherited. */
  places: ReadonlyMap<string, Entry | Page>;
  /** Paths of all that is defined, public or not. */
  defined: ReadonlySet<string>;
}
