/** What the words after a name say: `int, optional, default: 3`. */
export interface TypeText {
  annotation: string | null;
  optional: boolean;
  default: string | null;
}

const DEFAULT =
  /(?:,\s*|\s*\(|\s+|^)(?:by\s+)?defaults?(?!\s*\))\s*(?:(?:to|is|of)\b|:=?|=)?\s*(.+?)\)?\.?$/i;

/** The word by itself, not the type `Optional[int]`. */
const OPTIONAL = /(?:^|,)\s*optional\b(?!\[)|\s*\(optional\)/;

/** Takes `optional` and the default off a type. */
export function parseTypeText(text: string): TypeText {
  const optional = OPTIONAL.test(text);
  const plain = text.replace(OPTIONAL, '').trim();
  const found = DEFAULT.exec(plain);
  const value = found?.[1]?.trim() ?? null;
  const rest = found ? plain.slice(0, found.index) : plain;
  const annotation = rest.replace(/^,|,$/g, '').trim();
  return {
    annotation: annotation === '' ? null : annotation,
    optional: optional || value !== null,
    default: value === null ? null : value.replace(/^(`+)(.*)\1$/, '$2'),
  };
}

/** What is in quotes or brackets is part of a type, whatever it says. */
const ENCLOSED = /'[^']*'|"[^"]*"|`[^`]*`|\{[^{}]*\}|\[[^[\]]*\]|\([^()]*\)/g;

/** A detail that words in a type state precisely. */
const DETAIL = /\bshape\b|\bof length\b|\bdimension|\bdtype\b/;

const OPENING = /^(?:an?|the|whether|if|number of) \S/i;

const CLAUSE =
  /\b(?:is|are|was|were|that|which|whose|will|must|should|can|may|whether|the|containing|corresponding|representing|describing)\b/;

/**
 * Whether someone describes a value where its type should be. What a type is
 * followed by behind a comma is a detail of it.
 */
export function isProseType(text: string): boolean {
  const flat = text.replace(ENCLOSED, 'X').replace(ENCLOSED, 'X').trim();
  const [head = ''] = flat.split(',');
  if (DETAIL.test(text) || (head !== flat && looksLikeType(head))) {
    return false;
  }
  const isSentence = /\w\.$/.test(flat);
  return (
    OPENING.test(flat) ||
    (/\w+ \w+ \w/.test(flat) && (isSentence || CLAUSE.test(flat)))
  );
}

/** Words, and what is left of a type or a default without them. */
interface Prose {
  words: string;
  rest: string | null;
}

/** The words in a type: all of it, or a remark in brackets behind it. */
export function proseOfType(text: string | null): Prose | null {
  if (text === null) {
    return null;
  }
  const [, rest = '', words = ''] = /^([^(]+) \((.+)\)$/.exec(text) ?? [];
  if (looksLikeType(rest) && isProseType(words)) {
    return {words, rest};
  }
  return isProseType(text) ? {words: text, rest: null} : null;
}

/** What someone adds to a default: `512, which is plenty`. */
export function proseOfDefault(text: string | null): Prose | null {
  const [, rest = ''] =
    /^([\w.]+),? (?:this|which|that|equals|meaning|so|i\.e\.) /.exec(
      text ?? '',
    ) ?? [];
  return rest === '' ? null : {words: `Default: ${text}`, rest};
}

/** Finds the bracket that closes the one at `start`, -1 if none does. */
export function closingBracket(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text.charAt(index);
    depth += '([{'.includes(character) ? 1 : 0;
    depth -= ')]}'.includes(character) ? 1 : 0;
    if (depth === 0) {
      return index;
    }
  }
  return -1;
}

/** `` :class:`~shop.Order` `` names `shop.Order`. */
export function plainName(text: string): string {
  return text
    .trim()
    .replace(/:(?:\w+:)?\w+:`[~!]?\.?([^`]+)`/g, '$1')
    .replace(/^`+|`+$/g, '')
    .replace(/\\(?=[*_])/g, '');
}

/** Words before a colon that begin or go on with a sentence. */
const NO_TYPE =
  /^(?:note|notes|nb|otherwise|default|example|warning|important|caution|else|if|when|where|then|and|or)$/i;

/**
 * Whether words before a colon can be a type: one name, brackets and unions
 * around names, but no prose.
 */
export function looksLikeType(text: string): boolean {
  const flat = plainName(text)
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/\([^()]*\)/g, 'tuple');
  return (
    !NO_TYPE.test(flat.trim()) &&
    /^\*?[\p{ID_Start}_][\p{ID_Continue}.]*(?:\s*(?:\||,|\/|\bor\b|\bof\b)\s*[\p{ID_Start}_][\p{ID_Continue}.]*)*$/u.test(
      flat.trim(),
    )
  );
}
