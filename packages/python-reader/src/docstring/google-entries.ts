import {colonEntry, describe, entry, typedEntry} from './entries';
import {isMarkup} from './entry-blocks';
import {
  BETWEEN_EXCEPTIONS,
  exceptionNames,
  namedExceptions,
} from './exceptions';
import type {SectionKind} from './headings';
import {dedent, itemsOf, textOf, type Line} from './lines';
import type {ParsedEntry} from './parse';
import {looksLikeType, parseTypeText, plainName} from './type-text';

/** Text of a section without entries, such as `Args: None`. */
export const NOTHING = /^(?:None|N\/A|Nothing)\.?$/;

/** Whether a section describes what a function returns, yields or receives. */
export function isResult(kind: SectionKind): boolean {
  return kind === 'returns' || kind === 'yields' || kind === 'receives';
}

/** The entries of a block below a heading in Google style. */
export function entriesOf(kind: SectionKind, block: Line[]): ParsedEntry[] {
  switch (kind) {
    case 'returns':
    case 'yields':
    case 'receives':
      return resultEntries(block);
    case 'raises':
    case 'warns':
      return exceptionEntries(block);
    default:
      return parameterEntries(block);
  }
}

/** Adds lines without a name to the entry above them, if there is one. */
function addText(entries: ParsedEntry[], item: Line[]): void {
  const [first, ...below] = item;
  if (!first) {
    return;
  }
  // The block of a directive is known by its indentation.
  const isBlock = isMarkup(item);
  const description = isBlock ? textOf(item) : describe(first.text, below);
  const last = entries.at(-1);
  if (last) {
    const gap = isBlock ? '\n\n' : '\n';
    last.description = `${last.description}${gap}${description}`.trim();
  } else {
    entries.push(entry({description, line: first.line}));
  }
}

function parameterEntries(block: Line[]): ParsedEntry[] {
  const entries: ParsedEntry[] = [];
  for (const item of itemsOf(block)) {
    const read = colonEntry(item);
    if (NOTHING.test(item[0]?.text ?? '')) {
      continue;
    }
    if (read) {
      entries.push(...read);
    } else {
      addText(entries, item);
    }
  }
  return entries;
}

/** `boats (list[Boat]): text`, but not `tuple (x, y): text`. */
const NAMED =
  /^(?!(?:tuple|list|dict|set)\b)[\p{ID_Start}_][\w.]* ?\((.+?)\) ?:/iu;

function resultEntry(item: Line[]): ParsedEntry | null {
  const [, type = ''] = NAMED.exec(item[0]?.text ?? '') ?? [];
  const [named] = looksLikeType(parseTypeText(type).annotation ?? '')
    ? (colonEntry(item) ?? [])
    : [];
  return named ?? typedEntry(item);
}

/** Several typed lines are the parts of a tuple, anything else is one value. */
function resultEntries(block: Line[]): ParsedEntry[] {
  const items = itemsOf(block);
  const typed = items.map(resultEntry);
  const found = typed.filter((one) => one !== null);
  if (found.length === items.length) {
    return found;
  }
  const lines = dedent(block);
  const [first] = lines;
  if (!first) {
    return [];
  }
  const whole = typedEntry(lines);
  return [whole ?? entry({description: textOf(lines), line: first.line})];
}

/** Several exceptions in one entry, such as `KeyError / ValueError: text`. */
const ALTERNATIVES = new RegExp(
  String.raw`^\(?([~!]?[\w.]+(?:${BETWEEN_EXCEPTIONS}[~!]?[\w.]+)+)\)?\s*:(?=\s|$)`,
);

/** The exceptions that a line lists, and the index where its text begins. */
function alternatives(text: string): {names: string[]; end: number} | null {
  const [head = '', list = ''] = ALTERNATIVES.exec(text) ?? [];
  const names = exceptionNames(list);
  const isEach = names.every((name) => /(?:^|\.)[A-Z]\w*$/.test(name));
  return isEach ? {names, end: head.length} : null;
}

function exceptionEntries(block: Line[]): ParsedEntry[] {
  const entries: ParsedEntry[] = [];
  for (const item of itemsOf(block)) {
    const [first, ...below] = item;
    const several = alternatives(first?.text ?? '');
    const read = typedEntry(item);
    if (first && several) {
      const description = describe(first.text.slice(several.end), below);
      entries.push(
        ...namedExceptions(several.names, {description, line: first.line}),
      );
    } else if (read?.annotation?.includes('/') === false) {
      const name = plainName(read.annotation);
      entries.push({...read, name, annotation: name});
    } else if (first && /^[~!]?[\w.]+$/.test(first.text.trim())) {
      const name = plainName(first.text);
      entries.push(
        entry({
          name,
          annotation: name,
          description: describe('', below),
          line: first.line,
        }),
      );
    } else {
      addText(entries, item);
    }
  }
  return entries;
}
