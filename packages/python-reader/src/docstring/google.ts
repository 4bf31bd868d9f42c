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
import type {ParsedEntry, ParsedSection} from './parse';
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
export function parseGoogle(lines: Line[]): ParsedSection[] {
  const sections: ParsedSection[] = [];
  const isCode = fenced(lines);
  let text: Line[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index];
    const heading = isCode[index] ? null : googleHeading(lines, index);
    if (line && heading) {
      sections.push(...proseSections(text));
      text = [];
      const block = lines.slice(index + 1, heading.end);
      sections.push(...sectionOf(heading, block, line));
      index = heading.end;
    } else {
      text.push(...(line ? [line] : []));
      index += 1;
    }
  }
  return [...sections, ...proseSections(text)];
}

function sectionOf(
  {kind, title}: Heading,
  block: Line[],
  {line}: Line,
): ParsedSection[] {
  if (isEntries(kind)) {
    const entries = entriesOf(kind, block);
    return entries.length > 0
      ? [{kind, title, entries, line}]
      : proseSections(block);
  }
  return isProse(kind)
    ? [{kind, title, text: textOf(block), version: null, line}]
    : [];
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

function parameterEntries(block: Line[]): ParsedEntry[] {
  const entries: ParsedEntry[] = [];
  for (const item of itemsOf(block)) {
    const read = colonEntry(item);
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

function exceptionEntries(block: Line[]): ParsedEntry[] {
  const entries: ParsedEntry[] = [];
  for (const item of itemsOf(block)) {
    const [first, ...below] = item;
    const read = typedEntry(item);
    if (read) {
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
