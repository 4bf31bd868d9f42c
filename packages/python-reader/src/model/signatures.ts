import type {Docstring} from './docstrings';
import type {Expression} from './expressions';

/** A place in a file. Lines count from 1. */
export interface Location {
  /** Path relative to `ReadOptions.root`, with forward slashes. */
  file: string;
  /** First line of the definition (the `def` or `class` line). */
  line: number;
  /** Last line of the definition, inclusive. */
  endLine: number;
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
  /** File of `line`: the stub, even if `Signature.location` is in its source. */
  file: string;
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
