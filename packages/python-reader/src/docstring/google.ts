import {proseSections} from './directives';
import {typedEntry} from './entries';
import {entriesOf, isResult, NOTHING} from './google-entries';
import {isEntries, isProse, kindOfHeading, type SectionKind} from './headings';
import {
  blockEnd,
  dedent,
  fenced,
  indentOf,
  isBlank,
  textOf,
  type Line,
} from './lines';
import type {ParsedEntry, ParsedEntrySection, ParsedSection} from './parse';

const HEADING = /^([A-Za-z][\w -]*?):(?:\s+(\S.*))?\s*$/;

/** The mark that the block below is code in reStructuredText. */
const LITERAL = /(?<!:)::$/;

interface Heading {
  kind: SectionKind;
  title: string;
  /** Text after the heading on the same line. */
  rest: string;
  /** First line after the block. */
  end: number;
}

/** The heading at a line if it starts a section, else null. */
export function googleHeading(lines: Line[], index: number): Heading | null {
  const line = lines[index];
  const found = line ? HEADING.exec(line.text) : null;
  const kind = found ? kindOfHeading(found[1] ?? '') : null;
  const next = lines.slice(index + 1).find((one) => !isBlank(one));
  if (!line || !found || !kind) {
    return null;
  }
  const [, name = '', rest = ''] = found;
  if (!next || indentOf(next) === 0) {
    return isOneLine(kind, lines, index, rest)
      ? {kind, title: name, rest, end: index + 1}
      : null;
  }
  const words = rest.replace(LITERAL, '').trimEnd();
  return {
    kind,
    title: words !== '' && kind === 'examples' ? `${name}: ${words}` : name,
    rest,
    end: blockEnd(lines, index + 1),
  };
}

/** Whether a line has the form `Returns: text` or `Raises: text`. */
function isShort(line: Line | undefined): boolean {
  const [, name = '', rest] = HEADING.exec(line?.text ?? '') ?? [];
  const kind = kindOfHeading(name);
  return rest !== undefined && kind !== null && isOutcome(kind);
}

function isOutcome(kind: SectionKind): boolean {
  return isResult(kind) || kind === 'raises';
}

/** Whether the line is in a block of such lines, apart from other text. */
function isOneLine(
  kind: SectionKind,
  lines: Line[],
  index: number,
  rest: string,
): boolean {
  const first =
    lines.findLastIndex((line, at) => at < index && !isShort(line)) + 1;
  const end = lines.findIndex((line, at) => at > index && !isShort(line));
  const [before, after] = [lines[first - 1], lines[end]];
  return (
    isOutcome(kind) &&
    rest !== '' &&
    before !== undefined &&
    indentOf(before) > 0 &&
    (!after || isBlank(after) || googleHeading(lines, end) !== null)
  );
}

/** Parses a docstring in Google style. */
export function parseGoogle(written: Line[]): ParsedSection[] {
  const sections: ParsedSection[] = [];
  const lines = [...written];
  const isCode = fenced(lines);
  let text: Line[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index];
    const heading = isCode[index] ? null : googleHeading(lines, index);
    if (line && heading) {
      sections.push(...proseSections(text));
      text = [];
      const end = pullHeading(lines, index + 1, heading);
      const block = lines.slice(index + 1, end);
      sections.push(...sectionOf(heading, block, line));
      index = end;
    } else {
      text.push(...(line ? [line] : []));
      index += 1;
    }
  }
  return [...sections, ...proseSections(text)];
}

/** Headings that may be indented by mistake; arguments are hardly called so. */
const MISPLACED =
  /^\s+(?:Args|Arguments|Parameters|Returns?|Raises|Yields?|Examples?|Notes?):\s*$/;

/**
 * Finds a heading that is indented as if it belonged to the list above it, and
 * removes its indentation.
 *
 * @returns where the list above it ends
 */
function pullHeading(
  lines: Line[],
  start: number,
  {kind, end}: Heading,
): number {
  const block = lines.slice(start, end);
  const first = block.find((line) => !isBlank(line));
  const found = block.findIndex((line, index) => {
    const next = block.slice(index + 1).find((one) => !isBlank(one));
    return (
      MISPLACED.test(line.text) &&
      first !== undefined &&
      indentOf(line) <= indentOf(first) &&
      next !== undefined &&
      indentOf(next) > indentOf(line)
    );
  });
  const heading = block[found];
  if (!heading || !isEntries(kind) || found === 0) {
    return end;
  }
  const depth = indentOf(heading);
  for (let at = start + found; at < end; at += 1) {
    const line = lines[at];
    if (line && !isBlank(line)) {
      lines[at] = {...line, text: line.text.slice(depth)};
    }
  }
  return start + found;
}

function sectionOf(
  {kind, title, rest}: Heading,
  below: Line[],
  {line}: Line,
): ParsedSection[] {
  if (isEntries(kind)) {
    const block =
      rest === '' ? below : withRest(kind, {text: rest, line}, below);
    const entries = entriesOf(kind, block);
    const isNothing = block.every(
      (one) => isBlank(one) || NOTHING.test(one.text.trim()),
    );
    return entries.length > 0
      ? withoutResults({kind, title, entries, line})
      : isNothing
        ? []
        : proseSections(block);
  }
  if (!isProse(kind)) {
    return [];
  }
  const isLiteral = LITERAL.test(rest);
  const mark = isLiteral ? '::' : '';
  // For examples, text after the heading is the title.
  const lead = kind === 'examples' ? mark : rest;
  const block = isLiteral
    ? `\n${textOf(below).replace(/^(?=.)/gm, '    ')}`
    : textOf(below);
  const text = lead === '' ? block : `${lead}\n${block}`;
  return [{kind, title, text, version: null, line}];
}

/** An item such as `x: text`, in a list without bullets. */
const ITEM = /^[\w"'][\w"' -]{0,30}: /;

/** Adds the text after a heading to the block below it. */
function withRest(kind: SectionKind, rest: Line, below: Line[]): Line[] {
  const block = dedent(below);
  const isError = kind === 'raises' || kind === 'warns';
  const isList =
    rest.text.endsWith(':') &&
    block.length > 1 &&
    block.every(({text}) => ITEM.test(text));
  const mark = isList ? '- ' : '';
  const lead = isError && typedEntry([rest]) ? '    ' : mark;
  return [rest, ...block.map((one) => ({...one, text: lead + one.text}))];
}

/** Moves a `Returns: text` among the arguments to a section of its own. */
function withoutResults(section: ParsedEntrySection): ParsedSection[] {
  const isOfResult = ({name}: ParsedEntry): boolean =>
    section.kind === 'parameters' && /^Returns?$/.test(name ?? '');
  const own = section.entries.filter((one) => !isOfResult(one));
  const results = section.entries
    .filter(isOfResult)
    .map((one) => ({...one, name: null}));
  const [first] = results;
  return [
    ...(own.length > 0 ? [{...section, entries: own}] : []),
    ...(first
      ? [
          {
            kind: 'returns' as const,
            title: 'Returns',
            entries: results,
            line: first.line,
          },
        ]
      : []),
  ];
}
