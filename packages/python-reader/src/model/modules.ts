import type {Docstring} from './docstrings';
import type {Member} from './members';
import type {Location} from './signatures';

/** Part of a file that could not be parsed and is missing from the model. */
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
  /** Whether no segment of its path is private (or `ReadOptions.private` is set). */
  public: boolean;
  docstring: Docstring | null;
  deprecated: string | null;
  /** `__all__` after `+=`, `extend` and the like, null if there is none. */
  exports: {name: string; line: number}[] | null;
  /** In source order, with star imports expanded in place. */
  members: Member[];
  /** Paths of the direct children, in the order of their mention in `__init__`. */
  submodules: string[];
  location: Location | null;
  /** Parts that could not be parsed; empty for nearly all modules. */
  faults: ModuleFault[];
}

export interface PythonPackage {
  /** Name of the package, '' if a whole tree of modules was read. */
  name: string;
  /** Depth first: each package before its modules, in reading order. */
  modules: PythonModule[];
  /** Paths of existing modules that the patterns leave out. */
  leftOut: string[];
}
