import {textOf, type Line} from './lines';
import type {ParsedEntry} from './parse';
import {
  closingBracket,
  looksLikeType,
  parseTypeText,
  plainName,
} from './type-text';

const NAMES =
  /^((?:\\?\*){0,2}[\p{ID_Start}_][\p{ID_Continue}.]*(?:(?:\s*[,/]\s*|\s+and\s+)(?:\\?\*){0,2}[\p{ID_Start}_][\p{ID_Continue}]*)*)\s*/u;

export function entry(
  parts: Partial<ParsedEntry> & {line: number},
): ParsedEntry {
  return {
    name: null,
    annotation: null,
    description: '',
    default: null,
    optional: false,
    ...parts,
  };
}

/** Separators between names; `and` needs a colon after the names. */
const BETWEEN = /\s*[,/]\s*|\s+and\s+/;

/** One entry for each of the names in `x, y`. */
export function namedEntries(
  names: string,
  rest: Omit<Partial<ParsedEntry>, 'name'> & {line: number},
): ParsedEntry[] {
  return names
    .split(BETWEEN)
    .map((name) => entry({...rest, name: plainName(name)}));
}

/** The description: the rest of the first line and the block below it. */
export function describe(rest: string, below: Line[]): string {
  const block = textOf(below);
  if (/(?:^|[^:])::$/.test(rest.trim()) && block !== '') {
    // After `::`, indentation marks a literal block.
    return `${rest.trim()}\n\n${block.replace(/^(?=.)/gm, '    ')}`;
  }
  const gap =
    below[0]?.text.trim() === '' && rest.trim() !== '' ? '\n\n' : '\n';
  return [rest.trim(), block].filter((part) => part !== '').join(gap);
}

/**
 * Reads `name (type, optional): description`.
 *
 * @returns null if the line has another form
 */
export function colonEntry(item: Line[]): ParsedEntry[] | null {
  const [first, ...below] = item;
  const text = plainHead(first?.text ?? '');
  const head = first ? NAMES.exec(text) : null;
  if (!first || !head) {
    return null;
  }
  const [whole, names = ''] = head;
  const typed = takeType(text.slice(whole.length));
  if (!typed) {
    return null;
  }
  const isAlone = typed.rest === '' && !/\s+and\s+/.test(names);
  if (!typed.rest.startsWith(':') && !isAlone) {
    return null;
  }
  const rest = typed.rest.replace(/^:/, '').trim();
  const isType = typed.type === null && isTypeAlone(rest, textOf(below));
  const type = parseTypeText(isType ? rest : (typed.type ?? ''));
  return namedEntries(names, {
    ...type,
    description: describe(isType ? '' : rest, below),
    line: first.line,
  });
}

/** A type that can't start a sentence: `int`, or a name such as `BoatCrew`. */
const PLAIN_TYPE =
  /^(?:Any|bool|bytes|dict|float|int|list|set|str|tuple|[\w.]*\b[A-Z][a-z\d]+[A-Z]\w*)$/;

/** Whether a line is only a type, with the description below it. */
function isTypeAlone(text: string, below: string): boolean {
  return text.endsWith(']')
    ? looksLikeType(text)
    : PLAIN_TYPE.test(text) && /^[^a-z\s]/.test(below);
}

/** Markup that people put around a name before the colon. */
const MARKED: [RegExp, string][] = [
  [/^[-*+] +(?=[`*\w]+(?: *\([^)]*\))? *:)/, ''],
  [/^(`{1,2})([^`]+)\1(?= *[:(])/, '$2'],
  [/^\*\*([A-Za-z_]\w*)\*\*(?= *[:(])/, '$1'],
  [/^([A-Za-z_]\w*)\*(?= *[:(])/, '$1'],
  [/^([A-Za-z_]\w* *\([^()]*\))\*(?= *:)/, '$1'],
  [/^([A-Za-z_]\w*) *\[ *([^\][]+?) *\](?= *:)/, '$1 ($2)'],
];

/** `` `x` ``, `- x`, `x*` and `x [optional]` are `x` before a colon. */
function plainHead(text: string): string {
  return MARKED.reduce(
    (rest, [mark, plain]) => rest.replace(mark, plain),
    text,
  );
}

function takeType(text: string): {type: string | null; rest: string} | null {
  if (!text.startsWith('(')) {
    return {type: null, rest: text.trim()};
  }
  const end = closingBracket(text, 0);
  return end < 0
    ? null
    : {type: text.slice(1, end), rest: text.slice(end + 1).trim()};
}

/** Reads `type: description` if the words before the colon can be a type. */
export function typedEntry(item: Line[]): ParsedEntry | null {
  const [first, ...below] = item;
  const at = first ? typeEnd(first.text) : -1;
  if (!first || at < 0) {
    return null;
  }
  return entry({
    annotation: first.text.slice(0, at).trim(),
    description: describe(first.text.slice(at + 1), below),
    line: first.line,
  });
}

/** The index of the colon after a type, -1 if there is none. */
function typeEnd(text: string): number {
  const colon = /:(?=\s|$)/g;
  for (let found = colon.exec(text); found; found = colon.exec(text)) {
    if (looksLikeType(text.slice(0, found.index))) {
      return found.index;
    }
  }
  return -1;
}
