/** The parts of the text after a name: `int, optional, default: 3`. */
export interface TypeText {
  annotation: string | null;
  optional: boolean;
  default: string | null;
}

const DEFAULT =
  /(?:,\s*|\s*\(|\s+|^)(?:by\s+)?defaults?\b(?!\s*\))\s*(?:(?:to|is|of)\b|:=?|=)?\s*(.+?)\.?$/i;

/** The word `optional`, but not the type `Optional[int]`. */
const OPTIONAL =
  /(?:^|,)\s*(?:optional\b(?!\[)|(\*{1,2})optional\1)|\s*\(optional\)/;

/** Strings, and the indentation of a line that a backslash joins to the one above. */
const STRING_OR_GAP = /('[^']*'|"[^"]*")|\s{2,}/g;

/** Separates `optional` and the default from a type. */
export function parseTypeText(text: string): TypeText {
  const optional = OPTIONAL.test(text);
  const plain = text
    .replace(STRING_OR_GAP, (_, string?: string) => string ?? ' ')
    .replace(OPTIONAL, '')
    .trim();
  const found = DEFAULT.exec(plain);
  const value = found?.[1] ? withoutLooseBracket(found[1].trim()) : null;
  const rest = found ? plain.slice(0, found.index) : plain;
  const annotation = rest.replace(/^,|,$/g, '').trim();
  return {
    annotation: annotation === '' ? null : annotation,
    optional: optional || value !== null,
    default: value === null ? null : value.replace(/^(`+)(.*)\1$/, '$2'),
  };
}

/** Removes the bracket that closes `(default: 3)`, but not that of `(0, 1)`. */
function withoutLooseBracket(text: string): string {
  const isLoose = text.split(')').length > text.split('(').length;
  return isLoose ? text.replace(/\)$/, '').trim() : text;
}

/** Words in asterisks, but not the operators in `2**3` and `tuple[*Ts]`. */
const EMPHASIS = /(?<![\w*\\'"])(\*{1,2})(?=[^\s*])([^*]*[^\s*])\1(?![\w*'"])/g;

/** Removes the emphasis from a type, which is shown as code. */
export function withoutEmphasis(text: string): string {
  return text.replace(EMPHASIS, '$2');
}

/** Text in quotes or brackets, which always belongs to the type. */
const ENCLOSED = /'[^']*'|"[^"]*"|`[^`]*`|\{[^{}]*\}|\[[^[\]]*\]|\([^()]*\)/g;

/** Words that make a type more precise, as opposed to prose. */
const DETAIL = /\bshape\b|\bof length\b|\bdimension|\bdtype\b/;

const OPENING = /^(?:an?|the|whether|if|number of) \S/i;

const CLAUSE =
  /\b(?:is|are|was|were|that|which|whose|will|must|should|can|may|whether|the|containing|corresponding|representing|describing)\b/;

/**
 * Whether the text describes a value instead of stating its type. Text after a
 * type and a comma is a detail of the type.
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

/** Prose in a type or default, and the rest without it. */
interface Prose {
  words: string;
  rest: string | null;
}

/** The prose in a type: all of it, or a remark in brackets after it. */
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

/** The prose after a default: `512, which is plenty`. */
export function proseOfDefault(text: string | null): Prose | null {
  const [, rest = ''] =
    /^([\w.]+),? (?:this|which|that|equals|meaning|so|i\.e\.) /.exec(
      text ?? '',
    ) ?? [];
  return rest === '' ? null : {words: `Default: ${text}`, rest};
}

/** The index of the bracket that closes the one at `start`, else -1. */
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

/** In Sphinx, `~shop.Order` shows the last part, and `!shop.Order` isn't linked. */
const SPHINX_MARK = /(?<=^|[\s`[(,|/])[~!](?=[\p{ID_Start}_])/gu;

/** Removes the marks of Sphinx before the names of a type. */
export function withoutSphinxMarks(text: string): string {
  return text.replace(SPHINX_MARK, '');
}

/** Reduces `` :class:`~shop.Order` `` and `~shop.Order` to `shop.Order`. */
export function plainName(text: string): string {
  return withoutSphinxMarks(text.trim())
    .replace(/:(?:\w+:)?\w+:`\.?([^`]+)`/g, '$1')
    .replace(/^`+|`+$/g, '')
    .replace(/\\(?=[*_])/g, '');
}

/** Words before a colon that begin or continue a sentence. */
const NO_TYPE =
  /^(?:note|notes|nb|otherwise|default|example|warning|important|caution|else|if|when|where|then|and|or)$/i;

/**
 * Whether the text before a colon can be a type: a name, or names in brackets
 * and unions, but not prose.
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
