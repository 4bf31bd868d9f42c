/**
 * What the reader knows of a Python package. Everything here is plain JSON:
 * no class instances, no cycles, `null` for "absent". Objects refer to each
 * other by dotted path (`shop.orders.Order.total`), never by reference.
 */

/** A place in a file. Lines count from 1 and include decorators' targets. */
export interface Location {
  /** Path relative to `ReadOptions.root`, with forward slashes. */
  file: string;
  /** First line of the definition (the `def` or `class` line). */
  line: number;
  /** Last line of the definition, inclusive. */
  endLine: number;
}

/**
 * Where a name in an expression leads:
 * - `package`: to something this read covers; `target` is its final path;
 * - `external`: to another distribution or the standard library;
 * - `builtin`: to one of Python's builtins (`target` is `builtins.int`);
 * - `typeParameter`: to a PEP 695 type parameter in scope (`target` is null);
 * - `unknown`: nowhere that could be found (`target` is null).
 */
export type NameOrigin =
  'package' | 'external' | 'builtin' | 'typeParameter' | 'unknown';

/** Punctuation, literals, keywords: everything that is no link. */
export interface TextPiece {
  kind: 'text';
  text: string;
}

/** A name as written (`np.ndarray`), with the place it leads to. */
export interface NamePiece {
  kind: 'name';
  text: string;
  /** Dotted path after following imports and aliases, else null. */
  target: string | null;
  origin: NameOrigin;
}

export type ExpressionPiece = TextPiece | NamePiece;

/**
 * A Python expression on one line with normal spacing. Joining the pieces'
 * `text` gives valid Python. Quoted annotations are already unquoted.
 * Expressions share their pieces: copy a piece to change it.
 */
export type Expression = ExpressionPiece[];

/** One named thing that a docstring section describes. */
export interface DocstringEntry {
  /** `x`, `*args`, `**options`, `ValueError`; null for unnamed returns. */
  name: string | null;
  /** The type that the docstring states, else null (see the signature). */
  annotation: Expression | null;
  /** Markdown or RST as written, dedented; '' when there is none. */
  description: string;
  /** The default that the docstring states, else null. */
  default: string | null;
  /** The docstring calls it optional. */
  optional: boolean;
  /** Line in `Docstring.file`. */
  line: number;
}

/** Sections that are prose. */
export type ProseSectionKind =
  | 'text'
  | 'examples'
  | 'notes'
  | 'warnings'
  | 'deprecated'
  | 'seeAlso'
  | 'references'
  | 'other';

/** Sections that are lists of entries. */
export type EntrySectionKind =
  | 'parameters'
  | 'otherParameters'
  | 'typeParameters'
  | 'returns'
  | 'yields'
  | 'receives'
  | 'raises'
  | 'warns'
  | 'attributes'
  | 'methods';

export interface ProseSection {
  kind: ProseSectionKind;
  /** The heading as written (`Note`, `Example: two pods`), null for text. */
  title: string | null;
  /** The section's text, dedented. For `deprecated` without the version. */
  text: string;
  /** For `deprecated`, `versionadded` and the like: the version stated. */
  version: string | null;
  /** Line of the heading (of the first line for text) in the file. */
  line: number;
}

export interface EntrySection {
  kind: EntrySectionKind;
  title: string | null;
  entries: DocstringEntry[];
  line: number;
}

export type DocstringSection = ProseSection | EntrySection;

export type DocstringStyle = 'google' | 'numpy' | 'sphinx';

export interface Docstring {
  /** The string's value, cleaned as `inspect.cleandoc` does. */
  raw: string;
  /** The style that was recognised; `plain` is prose without sections. */
  style: DocstringStyle | 'plain';
  /** In source order; the first `text` section opens with the summary. */
  sections: DocstringSection[];
  /** File it was read from: stub or source (relative to the root). */
  file: string;
  /** First and last line of the string in that file. */
  line: number;
  endLine: number;
  /** Path of the member it was inherited from, null when it is its own. */
  inheritedFrom: string | null;
}

export type ParameterKind =
  | 'positionalOnly'
  | 'positionalOrKeyword'
  | 'variadicPositional'
  | 'keywordOnly'
  | 'variadicKeyword';

export interface Parameter {
  /** Without stars. */
  name: string;
  kind: ParameterKind;
  annotation: Expression | null;
  default: Expression | null;
  line: number;
}

export interface TypeParameter {
  name: string;
  kind: 'typeVar' | 'typeVarTuple' | 'paramSpec';
  bound: Expression | null;
  constraints: Expression[];
  default: Expression | null;
}

export interface Signature {
  /** In order; `self` and `cls` are included (see `boundParameters`). */
  parameters: Parameter[];
  returns: Expression | null;
  /** PEP 695 parameters of this function. */
  typeParameters: TypeParameter[];
  isAsync: boolean;
  location: Location;
  /** The overload's own docstring, if it has one. */
  docstring: Docstring | null;
  /** The overload's own deprecation message, see `MemberBase.deprecated`. */
  deprecated: string | null;
}

export interface Decorator {
  /** Without the `@`, arguments included. */
  expression: Expression;
  /** Resolved path of the callable, `functools.cache`; null if unknown. */
  target: string | null;
  line: number;
}

/**
 * Facts about a member that the reader shows as badges or the theme needs.
 * - on functions and methods: `async`, `static`, `classmethod`, `abstract`,
 *   `final`, `overload`, `override`, `synthesised` (not in the source);
 * - on properties: `property`, `cached`, `setter`, `deleter`, `abstract`,
 *   `classmethod`;
 * - on classes: `abstract`, `final`, `dataclass`, `frozen`, `enum`, `flag`,
 *   `protocol`, `runtimeCheckable`, `typeddict`, `namedtuple`, `exception`;
 * - on attributes and constants: `final`, `classVar`, `initVar`, `instance`
 *   (assigned on `self`), `field` (of a dataclass, named tuple or typed
 *   dict), `required`, `notRequired`, `readOnly`, `typeVariable`;
 * - on any: `deprecated`.
 */
export type Flag =
  | 'async'
  | 'static'
  | 'classmethod'
  | 'abstract'
  | 'final'
  | 'overload'
  | 'override'
  | 'synthesised'
  | 'property'
  | 'cached'
  | 'setter'
  | 'deleter'
  | 'dataclass'
  | 'frozen'
  | 'enum'
  | 'flag'
  | 'protocol'
  | 'runtimeCheckable'
  | 'typeddict'
  | 'namedtuple'
  | 'exception'
  | 'classVar'
  | 'initVar'
  | 'instance'
  | 'field'
  | 'required'
  | 'notRequired'
  | 'readOnly'
  | 'typeVariable'
  | 'deprecated';

/** By name alone: `special` is `__dunder__`, `private` has an underscore. */
export type Visibility = 'public' | 'private' | 'special';

export interface MemberBase {
  name: string;
  /** Where it is defined: module path, enclosing classes, name. */
  path: string;
  visibility: Visibility;
  /**
   * Part of the public interface of its parent: named in `__all__`, or not
   * underscored where there is no `__all__`; a special method counts when it
   * has a docstring of its own or is `__init__`. With `ReadOptions.private`
   * private names are public too. The parent may itself be private: see
   * `home`.
   */
  public: boolean;
  /**
   * The public path at which it is documented: its own path, or, when its
   * module is private, the path of the re-export that stands for it; null
   * when no public path leads to it.
   */
  home: string | null;
  flags: Flag[];
  /** Why it is deprecated, '' when no reason is given, null when it is not. */
  deprecated: string | null;
  decorators: Decorator[];
  /** Own or inherited, see `Docstring.inheritedFrom`. */
  docstring: Docstring | null;
  /** The implementation's place; the stub's only where there is no source. */
  location: Location;
  /** Condition of the enclosing `if`, such as `sys.platform == 'win32'`. */
  condition: string | null;
  /** In a class: path of the member of a base that this one overrides. */
  overrides: string | null;
}

export interface FunctionMember extends MemberBase {
  kind: 'function' | 'method';
  /** The implementation, or the only signature; null with overloads alone. */
  signature: Signature | null;
  /** In source order; empty unless overloaded. */
  overloads: Signature[];
}

export interface PropertyMember extends MemberBase {
  kind: 'property';
  type: Expression | null;
  /** What the setter takes, null without a setter or annotation. */
  setterType: Expression | null;
}

export interface AttributeMember extends MemberBase {
  kind: 'attribute' | 'constant' | 'enumMember';
  type: Expression | null;
  /** Null in declarations; values over 4,000 characters end in `…`. */
  value: Expression | null;
}

export interface TypeAliasMember extends MemberBase {
  kind: 'typeAlias';
  value: Expression;
  typeParameters: TypeParameter[];
}

/** A member that a class has from a base. */
export interface InheritedMember {
  name: string;
  /** Path of the member in the base: look it up there. */
  path: string;
  /** Path of the base class. */
  from: string;
  kind: Member['kind'];
  public: boolean;
}

/** How a class is called. */
export interface Construction {
  /** As called, without `self` or `cls`; overloads each. */
  signatures: Signature[];
  /** Path of the `__init__` or `__new__`; null when synthesised. */
  path: string | null;
  /** Made by the dataclass, named tuple or typed dict machinery. */
  synthesised: boolean;
}

export interface ClassMember extends MemberBase {
  kind: 'class';
  /** Base classes as written, resolved. */
  bases: Expression[];
  /** `metaclass=ABCMeta`, `total=False`. */
  keywords: {name: string; value: Expression}[];
  /** PEP 695, `Generic[T]`, or the variables of subscripted bases. */
  typeParameters: TypeParameter[];
  /** C3 order without the class itself and without `object`. */
  mro: {path: string; origin: NameOrigin}[];
  /** Paths of the direct subclasses in this package. */
  subclasses: string[];
  members: Member[];
  /** Members of bases in this package that are not overridden, MRO order. */
  inherited: InheritedMember[];
  /** Null where nothing in this package tells (an external base decides). */
  construction: Construction | null;
}

/** A name that an import binds: a re-export when it is public. */
export interface AliasMember extends MemberBase {
  kind: 'alias';
  /** As imported, before following further imports. */
  imported: string;
  /** Final path after following every chain; `imported` if it leads outside. */
  target: string;
  /** Kind of the final target, null when it lies outside this read. */
  targetKind: Exclude<Member['kind'], 'alias'> | 'module' | null;
  /** This alias is the one place where its target is documented. */
  isHome: boolean;
}

export type Member =
  | FunctionMember
  | PropertyMember
  | AttributeMember
  | TypeAliasMember
  | ClassMember
  | AliasMember;

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
  /** Source order, star imports expanded where they stand. */
  members: Member[];
  /** Paths of the direct children, in the order `__init__` suggests. */
  submodules: string[];
  location: Location | null;
}

export interface PythonPackage {
  /** Name of the package, '' when a whole tree of modules was read. */
  name: string;
  /** Depth first: each package before its modules, in reading order. */
  modules: PythonModule[];
}

export type FaultCode =
  | 'no-such-package'
  | 'unreadable-file'
  | 'encoding'
  | 'syntax'
  | 'duplicate-module'
  | 'unknown-export'
  | 'dynamic-exports'
  | 'unresolved-import'
  | 'unknown-name'
  | 'cyclic-import'
  | 'unknown-base'
  | 'cyclic-base'
  | 'inconsistent-bases'
  | 'unknown-argument';

/** Something wrong in what was read, worded for the person who mends it. */
export interface Fault {
  code: FaultCode;
  /** An error makes a page wrong; a warning makes it less good. */
  severity: 'error' | 'warning';
  /** Relative to `ReadOptions.root`, with forward slashes. */
  file: string;
  line: number;
  /** What is wrong. */
  message: string;
  /** How to mend it. */
  hint: string;
}

export interface ReadOptions {
  /** Directory that holds the package's directory. */
  root: string;
  /** Name of the package's directory; '' reads every module under root. */
  package: string;
  /** Globs relative to `root`; empty or absent takes every file. */
  include?: string[];
  /** Globs relative to `root`; wins over `include`. */
  exclude?: string[];
  /** Count private names as public; off by default. */
  private?: boolean;
  /** `auto` (default) tells each docstring's style by itself. */
  docstringStyle?: DocstringStyle | 'auto';
  /** Directory of parse results (`.cache/api`); none keeps nothing. */
  cache?: string;
  /** Called after each file, for progress: files done, files in all. */
  onProgress?: (done: number, total: number) => void;
}

export interface ReadResult {
  package: PythonPackage;
  /** Ordered by file, then line. */
  faults: Fault[];
  /** How many files were parsed anew and how many came from the cache. */
  statistics: {parsed: number; cached: number};
}
