import type {ParameterKind} from '../model';
import type {RawExpression} from './raw-expression';

/**
 * The content of one file before names are resolved. It depends only on the
 * text of the file, so it can be cached by the text's hash.
 */

export interface RawDocstring {
  /** Cleaned. */
  text: string;
  /** For each line of `text`, its line in the file. */
  lines: number[];
  line: number;
  endLine: number;
}

export interface RawParameter {
  name: string;
  kind: ParameterKind;
  annotation: RawExpression | null;
  default: RawExpression | null;
  line: number;
}

export interface RawTypeParameter {
  name: string;
  kind: 'typeVar' | 'typeVarTuple' | 'paramSpec';
  bound: RawExpression | null;
  constraints: RawExpression[];
  default: RawExpression | null;
}

export interface RawDecorator {
  expression: RawExpression;
  /** Dotted name of the callable, '' if it is not a plain name. */
  name: string;
  /** The arguments, for the few decorators whose arguments matter. */
  call: RawCall | null;
  line: number;
}

/** The structure of a value, as far as the resolver needs it. */
export type RawShape =
  | {kind: 'call'; call: RawCall}
  | {kind: 'string'; text: string}
  | {kind: 'items'; items: RawShape[]}
  | {kind: 'pairs'; pairs: {key: RawShape; value: RawShape}[]}
  | {kind: 'expression'; expression: RawExpression};

export interface RawArgument {
  /** Null for positional arguments. */
  name: string | null;
  expression: RawExpression;
  shape: RawShape;
}

export interface RawCall {
  /** Dotted name of the callable, '' if it is not a plain name. */
  name: string;
  arguments: RawArgument[];
}

export interface ParsedBase {
  name: string;
  line: number;
  endLine: number;
  docstring: RawDocstring | null;
  decorators: RawDecorator[];
  /** Text of the condition it depends on, null if that is always true. */
  condition: string | null;
}

export interface RawSignature {
  parameters: RawParameter[];
  returns: RawExpression | null;
  typeParameters: RawTypeParameter[];
  isAsync: boolean;
  decorators: RawDecorator[];
  docstring: RawDocstring | null;
  line: number;
  endLine: number;
}

export interface ParsedFunction extends ParsedBase {
  kind: 'function';
  signature: RawSignature | null;
  overloads: RawSignature[];
  /** Signature of the `@name.setter`, null if there is none. */
  setter: RawSignature | null;
  hasDeleter: boolean;
}

export interface ParsedClass extends ParsedBase {
  kind: 'class';
  bases: RawExpression[];
  /** The call in each base, such as `namedtuple('P', 'x y')`, else null. */
  baseCalls: (RawCall | null)[];
  keywords: {name: string; value: RawExpression}[];
  typeParameters: RawTypeParameter[];
  body: ParsedScope;
  /** The import of the same name above the class. */
  shadows: ParsedImport | null;
}

export interface ParsedAttribute extends ParsedBase {
  kind: 'attribute';
  type: RawExpression | null;
  value: RawExpression | null;
  /** Set for calls, strings and displays of moderate size. */
  shape: RawShape | null;
  /** The calls in its `Annotated[…]` type. */
  metadata: RawCall[];
  /** Whether it is assigned on `self` in `__init__`. */
  isInstance: boolean;
  /** Imports in `__init__` that the type or value refers to. */
  imports: ParsedImport[];
  /** Names that `__init__` defines for itself and that the type refers to. */
  locals: string[];
}

export interface ParsedTypeAlias extends ParsedBase {
  kind: 'typeAlias';
  value: RawExpression;
  typeParameters: RawTypeParameter[];
}

export interface ParsedImport extends ParsedBase {
  kind: 'import';
  /** Module as written, `..data.types`; '' never occurs. */
  module: string;
  /** Name that is imported from the module, null for the module itself. */
  imported: string | null;
  /** `import a as a`: the stub convention for a re-export. */
  isExplicit: boolean;
  /** Whether it is in a `try` with handlers. */
  isGuarded: boolean;
  /** The definition or import of the same name in a handler. */
  otherwise: ParsedFunction | ParsedClass | ParsedImport | null;
}

export interface ParsedStar {
  kind: 'star';
  module: string;
  line: number;
  isGuarded: boolean;
  /** See `ParsedBase`. */
  condition: string | null;
  /** Names that a later `del` removes. */
  deleted: string[];
}

export type ParsedDefinition =
  | ParsedFunction
  | ParsedClass
  | ParsedAttribute
  | ParsedTypeAlias
  | ParsedImport;

/** Names in the order of their first definition. */
export type ParsedScope = (ParsedDefinition | ParsedStar)[];

/** One step of building `__all__`. */
export type ExportStep =
  | {kind: 'set' | 'add' | 'remove'; names: {name: string; line: number}[]}
  | {kind: 'addFrom'; module: string; line: number}
  /** All names without a leading underscore. */
  | {kind: 'public'; line: number}
  | {kind: 'unknown'; line: number};

/** A name that the `__getattr__` of a module may import on demand. */
export interface LazyImport {
  name: string;
  module: string;
  imported: string;
  line: number;
}

export interface ParsedModule {
  docstring: RawDocstring | null;
  scope: ParsedScope;
  /** Definitions that a later `del` removes. */
  deleted: ParsedDefinition[];
  /** What loops, `with`, `:=` and `global` bind; other definitions win. */
  incidental: ParsedAttribute[];
  /** Strings in `Point.x.__doc__ = "…"` by path, if a call defines `x`. */
  fieldDocstrings: Record<string, RawDocstring>;
  /** Steps in source order, null without `__all__`. */
  exports: ExportStep[] | null;
  /** Possible imports; empty without a `__getattr__`. */
  lazy: LazyImport[];
  syntaxErrors: {line: number; message: string}[];
  /** Lines of f-strings in the place of docstrings. */
  formatted: number[];
  lineCount: number;
}
