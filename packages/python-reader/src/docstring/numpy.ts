import {proseSections} from './directives';
import {describe, entry, namedEntries} from './entries';
import {
  BETWEEN_EXCEPTIONS,
  exceptionNames,
  namedExceptions,
} from './exceptions';
import {isMarkup, splitBlock} from './entry-blocks';
import {isResult} from './google-entries';
import {isEntries, isProse, kindOfHeading, type SectionKind} from './headings';
import {fenced, indentOf, isBlank, itemsOf, textOf, type Line} from './lines';
import type {ParsedEntry, ParsedSection} from './parse';
import {
  isProseType,
  looksLikeType,
  parseTypeText,
  plainName,
} from './type-text';

const RULE = /^(?:-{3,}|={3,})\s*$/;

/** The kind of section if the line is an underlined heading, else null. */
export function numpyHeading(lines: Line[], index: number): SectionKind | null {
  const heading = lines[index];
  const isUnderlined = RULE.test(lines[index + 1]?.text ?? '');
  return heading && isUnderlined && /^\S/.test(heading.text)
    ? kindOfHeading(heading.text)
    : null;
}

/**
 * Whether the line is a heading with any words. The output of an example, which
 * can look like one, follows its code without a blank line, and the rule in a
 * table is as wide as the table.
 */
function isOwnHeading(lines: Line[], index: number): boolean {
  const [above, heading, rule] = lines.slice(index - 1, index + 2);
  if (!above || !heading || !rule || !isBlank(above)) {
    return false;
  }
  const excess = rule.text.trimEnd().length - heading.text.trimEnd().length;
  return (
    RULE.test(rule.text) && /^\w/.test(heading.text) && Math.abs(excess) <= 2
  );
}

/** A section, from its heading to the next one. */
interface Part {
  kind: SectionKind;
  index: number;
}

/** The first known heading, and all headings below it. */
function partsOf(lines: Line[]): Part[] {
  const isCode = fenced(lines);
  const parts: Part[] = [];
  for (const index of lines.keys()) {
    const kind = isCode[index] ? null : numpyHeading(lines, index);
    if (kind) {
      parts.push({kind, index});
    } else if (
      parts.length > 0 &&
      !isCode[index] &&
      isOwnHeading(lines, index)
    ) {
      parts.push({kind: 'other', index});
    }
  }
  return parts;
}

/** Parses a docstring in NumPy style. */
export function parseNumpy(lines: Line[]): ParsedSection[] {
  const parts = partsOf(lines);
  const before = lines.slice(0, parts[0]?.index ?? lines.length);
  return [
    ...proseSections(before),
    ...parts.flatMap(({kind, index}, at) => {
      const heading = lines[index];
      const block = lines.slice(index + 2, parts[at + 1]?.index);
      return heading ? sectionOf(kind, heading, block) : [];
    }),
  ];
}

function sectionOf(
  kind: SectionKind,
  {text, line}: Line,
  block: Line[],
): ParsedSection[] {
  const title = text.trim();
  if (isProse(kind)) {
    const text = textOf(block);
    return [{kind, title, text, version: null, line}];
  }
  if (!isEntries(kind)) {
    return [];
  }
  if (isResult(kind) && (isList(block) || isParagraph(block))) {
    const entries = [entry({description: textOf(block), line: line + 2})];
    return [{kind, title, entries, line}];
  }
  const {items, below} = splitBlock(kind, block);
  const entries = items.flatMap((item) => entriesOf(kind, item));
  const isEmpty = items.length === 0 && below.length > 0;
  return [
    ...(isEmpty ? [] : [{kind, title, entries, line}]),
    ...proseSections(below),
  ];
}

/** Whether a block is a bulleted list, which describes a single result. */
function isList(block: Line[]): boolean {
  return /^\s*[-*+] /.test(block.find((one) => !isBlank(one))?.text ?? '');
}

/** Whether a block is prose on several lines, which describes a single result. */
function isParagraph(block: Line[]): boolean {
  const [first, ...rest] = itemsOf(block)
    .filter((item) => !isMarkup(item))
    .flat()
    .filter((line) => !isBlank(line));
  return (
    first !== undefined &&
    rest.length > 0 &&
    rest.every((line) => indentOf(line) <= indentOf(first)) &&
    !/ :|:$/.test(first.text) &&
    isProseType(first.text)
  );
}

/**
 * A method with its parameters, as in `fit(X, y=None)`, which may have two further
 * levels of brackets. Its description may follow on the line.
 */
const CALL =
  /^(`{0,2}[\p{ID_Start}_][\p{ID_Continue}.]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`{0,2})(?:\s*:\s+(.*)|\s*:?)$/u;

function entriesOf(kind: SectionKind, item: Line[]): ParsedEntry[] {
  const [first, ...below] = item;
  if (!first) {
    return [];
  }
  const description = describe('', below);
  const [, names = '', type = null] =
    /^(.*?)(?:\s+:(?:\s+|$)|:\s+|:$)(.*)$/.exec(first.text) ?? [];
  const {line} = first;
  const [, call, words = ''] =
    (kind === 'methods' ? CALL.exec(first.text) : null) ?? [];
  if (call !== undefined) {
    const description = describe(words, below);
    return [entry({name: plainName(call), description, line})];
  }
  switch (kind) {
    case 'raises':
    case 'warns':
      return exceptionEntries(first, below);
    case 'returns':
    case 'yields':
    case 'receives':
      return [resultEntry(first, names, type, below)];
    default:
      if (!isNameList(type === null ? first.text : names)) {
        return [entry({description: describe(first.text, below), line})];
      }
      return namedEntries(type === null ? first.text.trim() : names, {
        ...parseTypeText(type ?? ''),
        description,
        line,
      });
  }
}

/** A name, which can be in backticks and have a role. */
const EXCEPTION = /(?::[\w:]+:)?`{0,2}[~!]?[\w.]+`{0,2}/.source;

/** `ValueError : text`, `TypeError, ValueError` and `KeyError if there is none`. */
const EXCEPTIONS = new RegExp(
  String.raw`^(${EXCEPTION}(?:${BETWEEN_EXCEPTIONS}${EXCEPTION})*)(?:\s*:(?:\s+|$)|\s+(?=(?:if|when)\s)|\s*$)(.*)$`,
);

/** One entry for each exception; the text after the names describes them. */
function exceptionEntries({text, line}: Line, below: Line[]): ParsedEntry[] {
  const [, names, words = ''] = EXCEPTIONS.exec(text) ?? [];
  const description = describe(words, below);
  const list = names
    ? exceptionNames(names)
    : [plainName(text.replace(/:$/, ''))];
  return namedExceptions(list, {description, line});
}

/** Matches `x`, `x, y` or `*args, **options`; other text is a description. */
function isNameList(text: string): boolean {
  return /^(?:\\?\*){0,2}[\p{ID_Start}_][\p{ID_Continue}.]*(?:\s*[,/]\s*(?:(?:\\?\*){0,2}[\p{ID_Start}_][\p{ID_Continue}.]*|\.\.\.))*$/u.test(
    text.trim(),
  );
}

/** Types that stand in place of the name, as in `int : Text`. */
const BUILT_IN =
  /^(?:Any|None|bool|bytes|dict|float|int|list|object|set|str|tuple)$/;

/** A space before the colon makes up to three words a name. */
const WORDS = /^[\w-]+(?: [\w-]+){0,2} : /;

/** Reads `name : type`, or a type alone; prose is a description. */
function resultEntry(
  first: Line,
  names: string,
  type: string | null,
  below: Line[],
): ParsedEntry {
  const {text, line} = first;
  const isNamed = type !== null && (isNameList(names) || WORDS.test(text));
  if (isNamed && BUILT_IN.test(names.trim()) && isProseType(type)) {
    return entry({
      annotation: names.trim(),
      description: describe(type, below),
      line,
    });
  }
  if (isNamed) {
    return entry({
      ...parseTypeText(type),
      name: names.trim(),
      description: describe('', below),
      line,
    });
  }
  const isDescribed = below.some((one) => !isBlank(one));
  const isType = isDescribed || looksLikeType(text);
  return isType
    ? entry({...parseTypeText(text), description: describe('', below), line})
    : entry({description: text.trim(), line});
}
