import type {Member} from '../../src/model';
import type {Difference} from './differences';
import type {Site} from './run-griffe';
import type {SymbolView} from './view';

/** What is known about the symbol on which the readers disagree. */
export interface Evidence {
  difference: Difference;
  /** The last segment of its path, and the path without it. */
  name: string;
  parent: string;
  member: Member | undefined;
  /** The reader's view of it, with values in normal form. */
  ours: SymbolView | undefined;
  /** The class that it is a member of. */
  owner: Member | undefined;
  /** Definitions of the path, and of its parent, in Python's syntax tree. */
  sites: Site[];
  parentSites: Site[];
  theirs: SymbolView | undefined;
  /** griffe's view of its `__init__`, for a class. */
  constructor: SymbolView | undefined;
  /** For a class, the types of its members in griffe. */
  memberTypes: string[];
  /** Whether it is a folder of modules without a file of its own. */
  isNamespace: boolean;
  /** Whether griffe could not expand the star imports of the package. */
  hasFailedStars: boolean;
}

/** A reason why the readers disagree, as a sentence. */
export interface Explanation {
  because: string;
  holds: (evidence: Evidence) => boolean;
}
