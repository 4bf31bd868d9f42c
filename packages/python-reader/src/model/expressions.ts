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
