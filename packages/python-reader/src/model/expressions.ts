/**
 * What a name in an expression refers to:
 * - `package`: something in this package; `target` is its final path;
 * - `external`: another distribution or the standard library;
 * - `builtin`: one of Python's builtins (`target` is `builtins.int`);
 * - `typeParameter`: a PEP 695 type parameter in scope (`target` is null);
 * - `unknown`: it could not be resolved (`target` is null).
 */
export type NameOrigin =
  | 'package'
  | 'external'
  | 'builtin'
  | 'typeParameter'
  | 'unknown';

/** Punctuation, literals, keywords: everything that can't be a link. */
export interface TextPiece {
  kind: 'text';
  text: string;
}

/** A name as written (`np.ndarray`), and what it refers to. */
export interface NamePiece {
  kind: 'name';
  text: string;
  /** Dotted path after following imports and aliases, null if unknown. */
  target: string | null;
  origin: NameOrigin;
}

export type ExpressionPiece = TextPiece | NamePiece;

/**
 * A Python expression on one line with normal spacing. Joining the pieces'
 * `text` gives valid Python. Quoted annotations are already unquoted.
 * Expressions share their pieces, so copy a piece before you change it.
 */
export type Expression = ExpressionPiece[];
