import type {
  Docstring,
  DocstringSection,
  Expression,
  NamePiece,
} from '../model';
import {parseDocstring, type ParsedSection} from '../docstring/parse';
import {withoutEmphasis, withoutSphinxMarks} from '../docstring/type-text';
import {scopeOf} from '../resolve/hierarchy';
import {BUILTIN_TYPES, BUILTINS} from '../resolve/builtins';
import {isTypeVariable} from '../resolve/functional';
import type {Scope} from '../resolve/names';
import type {Target} from '../resolve/registry';
import type {Definition} from '../resolve/symbols';
import {typingPath} from '../resolve/typing-names';
import type {RawDocstring} from '../syntax/parsed-module';
import type {Context} from './context';
import {unqualify} from './qualifiers';

/** A definition's own docstring, from the stub if the source has none. */
export function docstringOf(
  definition: Definition,
  context: Context,
): Docstring | null {
  const {parsed, file, source} = definition;
  if (!parsed.docstring && !source?.parsed.docstring) {
    return null;
  }
  const scope =
    parsed.kind === 'class'
      ? {...scopeOf(definition), owner: definition}
      : scopeOf(definition);
  if (source?.parsed.docstring) {
    return docstringFrom(source.parsed.docstring, source.file, scope, context);
  }
  return parsed.docstring
    ? docstringFrom(parsed.docstring, file, scope, context)
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

/** Dotted names, and quoted strings, in which names are not linked. */
const NAME_OR_QUOTE =
  /(?<quote>'[^']*'|"[^"]*")|(?<![\p{ID_Continue}.])[\p{ID_Start}_][\p{ID_Continue}]*(?:\.[\p{ID_Start}_][\p{ID_Continue}]*)*/gu;

/**
 * Links the names in a type that a docstring states. The type may be prose
 * (`int or None, optional`), so words that can't be resolved stay text and
 * the spelling is kept, except for markup.
 */
export function typeFromProse(
  text: string,
  scope: Scope,
  context: Context,
): Expression {
  const plain = withoutSphinxMarks(withoutEmphasis(text))
    .replace(/:(?:\w+:)?\w+:`\.?([^`<]+)`/g, '$1')
    .replace(/`+([^`]*)`+/g, '$1');
  const pieces: Expression = [];
  let position = 0;
  const addText = (end: number): void => {
    if (end > position) {
      pieces.push({kind: 'text', text: plain.slice(position, end)});
    }
  };
  for (const match of plain.matchAll(NAME_OR_QUOTE)) {
    const end = match.index + match[0].length;
    const found = match.groups?.quote
      ? null
      : namedIn(match[0], plain.slice(end), scope, context);
    if (found) {
      addText(match.index);
      pieces.push(found);
      position = end;
    }
  }
  addText(plain.length);
  return pieces;
}

/** Matches what may be an ordinary word, unlike `Graph`, `shop.graph` and `n_nodes`. */
const WORD = /^\p{Ll}+$/u;

/**
 * Whether a name can't be a type, so that the docstring must mean the word, as in
 * "graph dictionary" in a module with a function `graph`.
 */
function isWord(text: string, target: Target, context: Context): boolean {
  if (!WORD.test(text)) {
    return false;
  }
  switch (target.kind) {
    case 'module':
      return true;
    case 'definition':
      return !canBeType(target, context);
    default: {
      const isBuiltin = target.path === `builtins.${text}`;
      return isBuiltin && BUILTINS.has(text) && !BUILTIN_TYPES.has(text);
    }
  }
}

/** Whether a definition with a lower-case name is a type, such as an alias. */
function canBeType(definition: Definition, context: Context): boolean {
  const {parsed} = definition;
  if (parsed.kind !== 'attribute') {
    return ['class', 'typeAlias', 'import'].includes(parsed.kind);
  }
  return (
    context.hierarchy.isClass(definition) ||
    isTypeVariable(definition, context.names) ||
    unqualify(parsed.type, definition, context).flags.includes('typeAlias')
  );
}

function builtinPiece(text: string): NamePiece {
  return {
    kind: 'name',
    text,
    target: `builtins.${text}`,
    origin: 'builtin',
  };
}

/** What a name in a type refers to, null if it is a word. */
function namedIn(
  text: string,
  rest: string,
  scope: Scope,
  context: Context,
): NamePiece | null {
  const {names} = context;
  const known = names.target(text, scope);
  if (known !== null && isWord(text, known, context)) {
    return BUILTIN_TYPES.has(text) ? builtinPiece(text) : null;
  }
  const found = names.name(text, scope);
  if (found.target !== null || found.origin === 'typeParameter') {
    return found;
  }
  const isKnown =
    known !== null ||
    names.isReported(text, scope) ||
    names.isLocal(text, scope);
  const target = isKnown ? null : typingPath(text, rest);
  return target === null
    ? null
    : {kind: 'name', text, target, origin: 'external'};
}
