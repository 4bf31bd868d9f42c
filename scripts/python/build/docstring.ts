import type {
  Docstring,
  DocstringSection,
  Expression,
  ExpressionPiece,
} from '../model';
import {parseDocstring, type ParsedSection} from '../docstring/parse';
import {scopeOf} from '../resolve/hierarchy';
import type {Scope} from '../resolve/names';
import type {Definition} from '../resolve/symbols';
import type {RawDocstring} from '../syntax/draft';
import {toExpression} from '../syntax/expression';
import type {Context} from './context';

/** A definition's own docstring, the source's where the stub has none. */
export function docstringOf(
  definition: Definition,
  context: Context,
): Docstring | null {
  const {draft, file, source} = definition;
  const scope =
    draft.kind === 'class'
      ? {...scopeOf(definition), owner: definition}
      : scopeOf(definition);
  if (draft.docstring) {
    return docstringFrom(draft.docstring, file, scope, context);
  }
  return source?.draft.docstring
    ? docstringFrom(source.draft.docstring, source.file, scope, context)
    : null;
}

/** Parses a docstring and resolves the types that it names. */
export function docstringFrom(
  raw: RawDocstring,
  file: string,
  scope: Scope,
  context: Context,
): Docstring {
  const wanted = context.options.docstringStyle ?? 'auto';
  const {style, sections} = parseDocstring(raw, wanted);
  return {
    raw: raw.text,
    style,
    sections: sections.map((section) => resolve(section, scope, context)),
    file,
    line: raw.line,
    endLine: raw.endLine,
    inheritedFrom: null,
  };
}

function resolve(
  section: ParsedSection,
  scope: Scope,
  context: Context,
): DocstringSection {
  if (!('entries' in section)) {
    return section;
  }
  return {
    ...section,
    entries: section.entries.map((entry) => ({
      ...entry,
      annotation:
        entry.annotation === null
          ? null
          : typeFromProse(entry.annotation, scope, context),
    })),
  };
}

/**
 * Links the names in a type that a docstring states. It may be prose (`int
 * or None, optional`), so words that mean nothing stay words.
 */
function typeFromProse(
  text: string,
  scope: Scope,
  {names}: Context,
): Expression {
  const roles = text.replace(/:(?:\w+:)?\w+:`~?\.?([^`<]+)`/g, '$1');
  const pieces = toExpression(roles.replace(/`([^`]*)`/g, '$1'));
  return pieces
    .map((piece): ExpressionPiece => {
      if (typeof piece === 'string') {
        return {kind: 'text', text: piece};
      }
      const found = names.name(piece.name, scope);
      return found.target === null && found.origin === 'unknown'
        ? {kind: 'text', text: piece.name}
        : {kind: 'name', text: piece.name, ...found};
    })
    .reduce<Expression>((joined, piece) => {
      const last = joined.at(-1);
      if (piece.kind === 'text' && last?.kind === 'text') {
        last.text += piece.text;
        return joined;
      }
      return [...joined, piece];
    }, []);
}
