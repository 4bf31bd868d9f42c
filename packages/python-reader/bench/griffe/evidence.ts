import type {Member} from '../../src/model';
import type {Difference} from './differences';
import type {Site} from './run-griffe';
import type {SymbolView} from './view';

/** What is known about the symbol on which the readers disagree. */
export interface Evidence {
  difference: Difference;
  /** Its last segment and the path of what it is in. */
  name: string;
  parent: string;
  member: Member | undefined;
  /** The reader's view of it, values in normal form. */
  ours: SymbolView | undefined;
  /** What it is in, for members of a class. */
  owner: Member | undefined;
  /** Definitions of the path, and of its parent, in Python's syntax tree. */
  sites: Site[];
  parentSites: Site[];
  theirs: SymbolView | undefined;
  /** griffe's view of its `__init__`, for a class. */
  constructor: SymbolView | undefined;
  /** Types that griffe knows of its members, for a class. */
  memberTypes: string[];
  /** No file says what it is: it is a folder with modules in it. */
  isNamespace: boolean;
  /** griffe could not expand the star imports of the package. */
  hasFailedStars: boolean;
}

/** A reason for which the readers disagree, as a sentence. */
export interface Explanation {
  because: string;
  holds: (evidence: Evidence) => boolean;
}
