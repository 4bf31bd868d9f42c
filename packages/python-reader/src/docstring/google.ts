import {proseSections} from './directives';
import {colonEntry, describe, entry, typedEntry} from './entries';
import {isEntries, isProse, kindOfHeading, type SectionKind} from './headings';
import {
  blockEnd,
  dedent,
  fenced,
  indentOf,
  isBlank,
  itemsOf,
  textOf,
  type Line,
} from './lines';
import type {ParsedEntry, ParsedEntrySection, ParsedSection} from './parse';
import {plainName} from './type-text';

const HEADING = /^([A-Za-z][\w -]*?):(?:\s+(\S.*))?\s*$/;

interface Heading {
  kind: SectionKind;
  title: string;
  /** First line after the block. */
  end: number;
}

/** The heading at a line that opens an indented block, else null. */
export function googleHeading(lines: Line[], index: number): Heading | null {
  const line = lines[index];
  const found = line ? HEADING.exec(line.text) : null;
  const kind = found ? kindOfHeading(found[1] ?? '') : null;
  const next = lines.slice(index + 1).find((one) => !isBlank(one));
  if (!line || !found || !kind || !next || indentOf(next) === 0) {
    return null;
  }
  const [, name = '', title] = found;
  return {
    kind,
    title: title === undefined ? name : `${name}: ${title}`,
    end: blockEnd(lines, index + 1),
  };
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

/** Headings that people put too deep, where they are no argument's name. */
const MISPLACED =
  /^\s+(?:Args|Arguments|Parameters|Returns?|Raises|Yields?|Examples?|Notes?):\s*$/;

/**
 * Finds a heading that is indented as if it were part of the list above it,
 * and pulls it out to where headings are.
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
  {kind, title}: Heading,
  block: Line[],
  {line}: Line,
): ParsedSection[] {
  if (isEntries(kind)) {
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
  return isProse(kind)
    ? [{kind, title, text: textOf(block), version: null, line}]
    : [];
}

/** `Returns: text` among the arguments is no argument. */
function withoutResults(section: ParsedEntrySection): ParsedSection[] {
  const isResult = ({name}: ParsedEntry): boolean =>
    section.kind === 'parameters' && /^Returns?$/.test(name ?? '');
  const own = section.entries.filter((one) => !isResult(one));
  const results = section.entries
    .filter(isResult)
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

function entriesOf(kind: SectionKind, block: Line[]): ParsedEntry[] {
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

/** Lines without a name belong to the entry above them, where there is one. */
function addText(entries: ParsedEntry[], [first, ...below]: Line[]): void {
  if (!first) {
    return;
  }
  const description = describe(first.text, below);
  const last = entries.at(-1);
  if (last) {
    last.description = `${last.description}\n${description}`.trim();
  } else {
    entries.push(entry({description, line: first.line}));
  }
}

/** `Args: None` says that there are none. */
const NOTHING = /^(?:None|N\/A|Nothing)\.?$/;

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

/** Several typed lines are the parts of a tuple, anything else is one value. */
function resultEntries(block: Line[]): ParsedEntry[] {
  const items = itemsOf(block);
  const typed = items.map(typedEntry);
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

/** `KeyError / ValueError: text`, and the like. */
const ALTERNATIVES = /^([\w.]+(?:(?:\s*[/,]\s*|\s+or\s+)[\w.]+)+)\s*:(?=\s|$)/;

/** The exceptions that a line names, and where its text begins. */
function alternatives(text: string): {names: string[]; end: number} | null {
  const [head = '', list = ''] = ALTERNATIVES.exec(text) ?? [];
  const names = list.split(/\s*[/,]\s*|\s+or\s+/);
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
        ...several.names.map((name) =>
          entry({name, annotation: name, description, line: first.line}),
        ),
      );
    } else if (read) {
      const name = plainName(read.annotation ?? '');
      entries.push({...read, name, annotation: name});
    } else if (first && /^[\w.]+$/.test(first.text.trim())) {
      const name = first.text.trim();
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
