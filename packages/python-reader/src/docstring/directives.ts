import type {ProseSection, ProseSectionKind} from '../model';
import {describe} from './entries';
import {kindOfHeading, isProse} from './headings';
import {blockEnd, fenced, isBlank, textOf, type Line} from './lines';
import {SINGLE_COLON_DIRECTIVE} from './single-colon';

/** As for Docutils, a space may precede the colons. */
const DIRECTIVE = /^\.\. +([\w-]+) ?::\s*(.*)$/;
const VERSIONED =
  /^(?:deprecated|version-?(?:added|changed|removed|deprecated))$/;
const ADMONITIONS =
  /^(?:note|notes|warning|caution|danger|attention|error|tip|hint|important|todo|seealso|admonition|rubric)$/;

/** A name with marks around it, such as `:role:`x``, `"x"` and `*x*`. */
const MARKED = /(?::[\w:]+:)?["'*`]+[\w.]+["'*`]+/.source;
const AND = /(?:,\s*|,?\s+(?:and|or)\s+)/.source;
const NOUN = /(?:argument|Argument|keyword|Keyword|parameter|Parameter)s?\b/
  .source;

/** The forms in which a text begins with the names of parameters. */
const OF_PARAMETERS = new RegExp(
  [
    String.raw`\*[a-z_]\w*\*(?=[\s,:.;]|$)`,
    String.raw`(?:\\\*)+\w`,
    String.raw`(?:[Tt]he\s+)?${MARKED}(?:${AND}${MARKED})*\s+(?:keyword\s+)?${NOUN}`,
    String.raw`[Tt]he\s+\w+(?:${AND}\w+)*\s+${NOUN}`,
    String.raw`(?:[Tt]he\s+)?${NOUN}\s+${MARKED}`,
  ]
    .map((form) => `^${form}`)
    .join('|'),
);

/** The directive that begins on a line, if any. */
function readDirective(
  lines: Line[],
  index: number,
): {name: string; argument: string} | null {
  const {text = ''} = lines[index] ?? {};
  const directive = DIRECTIVE.exec(text);
  if (directive) {
    return {name: directive[1] ?? '', argument: directive[2] ?? ''};
  }
  const [, indent, name = '', argument = ''] =
    SINGLE_COLON_DIRECTIVE.exec(text) ?? [];
  if (indent !== '') {
    return null;
  }
  const body = lines.slice(index + 1, blockEnd(lines, index + 1));
  const isEmpty = argument === '' && body.every(isBlank);
  return isEmpty ? null : {name, argument};
}

/**
 * Splits prose into text and the sections that RST directives form. A rubric
 * extends to the next directive of the kind, other directives to the end of
 * their block. Code blocks stay in the text.
 */
export function proseSections(lines: Line[]): ProseSection[] {
  const sections: ProseSection[] = [];
  const isCode = fenced(lines);
  let text: Line[] = [];
  let index = 0;
  const flush = (): void => {
    sections.push(...plainText(text));
    text = [];
  };
  while (index < lines.length) {
    const line = lines[index];
    const found = isCode[index] ? null : readDirective(lines, index);
    const {name = '', argument = ''} = found ?? {};
    if (line && (VERSIONED.test(name) || ADMONITIONS.test(name))) {
      flush();
      const end =
        name === 'rubric'
          ? rubricEnd(lines, index + 1)
          : blockEnd(lines, index + 1);
      const body = lines.slice(index + 1, end);
      sections.push(directiveSection(name, argument, body, line));
      index = end;
    } else {
      text.push(...(line ? [line] : []));
      index += 1;
    }
  }
  flush();
  return sections;
}

/**
 * Parses prose inside a section or an entry into text and the sections that
 * RST directives form. Lines count from 1.
 */
export function parseProse(text: string): ProseSection[] {
  return proseSections(
    text.split('\n').map((line, index) => ({text: line, line: index + 1})),
  );
}

function rubricEnd(lines: Line[], start: number): number {
  const next = lines.findIndex(
    ({text}, index) =>
      index >= start && /^\.\. +(?:rubric|seealso|deprecated) ?::/.test(text),
  );
  return next < 0 ? lines.length : next;
}

/** A section of text, none if it is blank. */
function plainText(lines: Line[]): ProseSection[] {
  const text = textOf(lines);
  const first = lines.find((line) => line.text.trim() !== '');
  return first && text !== ''
    ? [{kind: 'text', title: null, text, version: null, line: first.line}]
    : [];
}

function directiveSection(
  name: string,
  argument: string,
  body: Line[],
  {line}: Line,
): ProseSection {
  if (VERSIONED.test(name)) {
    const [, version = null, rest = ''] =
      /^(\S+)\s*(.*)$/s.exec(argument) ?? [];
    const isDeprecation =
      name === 'deprecated' || name === 'version-deprecated';
    const text = describe(rest, body);
    // What has a deprecated parameter is not deprecated itself.
    const isWhole = isDeprecation && !OF_PARAMETERS.test(text);
    return {
      kind: isWhole ? 'deprecated' : 'other',
      title: name,
      text,
      version,
      line,
    };
  }
  const isTitled = name === 'admonition' || name === 'rubric';
  const heading = isTitled ? argument : name;
  return {
    kind: proseKind(heading),
    title: heading,
    text: isTitled ? textOf(body) : describe(argument, body),
    version: null,
    line,
  };
}

function proseKind(heading: string): ProseSectionKind {
  const kind = kindOfHeading(heading.replace(/:$/, ''));
  return kind && isProse(kind) ? kind : 'other';
}
