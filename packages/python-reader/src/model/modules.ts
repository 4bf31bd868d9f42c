import type {Docstring} from './docstrings';
import type {Member} from './members';
import type {Location} from './signatures';

/** Where a file could not be read, so that the model lacks what is there. */
export interface ModuleFault {
  /** Relative to the root. */
  file: string;
  line: number;
  reason: string;
}

export interface PythonModule {
  kind: 'module';
  /** Last segment. */
  name: string;
  /** Dotted path, the package's name first. */
  path: string;
  isPackage: boolean;
  /** The `.py` file relative to the root, null for stubs and namespaces. */
  source: string | null;
  /** The `.pyi` file relative to the root, if there is one. */
  stub: string | null;
  /** No segment of its path is private (or `ReadOptions.private` is set). */
  public: boolean;
  docstring: Docstring | null;
  deprecated: string | null;
  /** `__all__` after `+=`, `extend` and submodules; null without one. */
  exports: {name: string; line: number}[] | null;
  /** Source order, star imports expanded in place. */
  members: Member[];
  /** Paths of the direct children, in the order `__init__` suggests. */
  submodules: string[];
  location: Location | null;
  /** What could not be read of it; empty for nearly every module. */
  faults: ModuleFault[];
}

export interface PythonPackage {
  /** Name of the package, '' when a whole tree of modules was read. */
  name: string;
  /** Depth first: each package before its modules, in reading order. */
  modules: PythonModule[];
  /** Paths of modules that are there and that the patterns leave out. */
  leftOut: string[];
}
