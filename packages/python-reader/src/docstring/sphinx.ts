import {proseSections} from './directives';
import {describe, entry, namedEntries} from './entries';
import {exceptionNames, namedExceptions} from './exceptions';
import type {EntrySectionKind} from '../model';
import {blockEnd, fenced, type Line} from './lines';
import type {ParsedEntry, ParsedEntrySection, ParsedSection} from './parse';
import {parseTypeText, plainName} from './type-text';

const FIELDS: Record<string, EntrySectionKind> = {
  param: 'parameters',
  parameter: 'parameters',
  arg: 'parameters',
  argument: 'parameters',
  key: 'otherParameters',
  keyword: 'otherParameters',
  kwarg: 'otherParameters',
  kwparam: 'otherParameters',
  raises: 'raises',
  raise: 'raises',
  except: 'raises',
  exception: 'raises',
  warns: 'warns',
  var: 'attributes',
  ivar: 'attributes',
  cvar: 'attributes',
  return: 'returns',
  returns: 'returns',
  yield: 'yields',
  yields: 'yields',
};

/** Fields that state the type for another field, as `:type x:` does. */
const TYPES: Record<string, EntrySectionKind> = {
  type: 'parameters',
  kwtype: 'otherParameters',
  vartype: 'attributes',
  rtype: 'returns',
  ytype: 'yields',
};

/** `:type x:` also states the types of keywords and, as in Epytext, attributes. */
const TYPED: Partial<Record<EntrySectionKind, EntrySectionKind[]>> = {
  parameters: ['parameters', 'otherParameters', 'attributes'],
};

const FIELD = /^:(\w+)(?:\s+((?:[^:`]|`[^`]*`|:(?!\s|$))*))?:(?:\s+(.*))?$/;

/** The last word is the name, or a list of names. Its default is dropped. */
const NAMED =
  /^(.*?)\s*((?:(?:[\w.]|\\_|\\?\*)+\s*[,/]\s*)*(?:[\w.]|\\_|\\?\*)+)(?:=\S*)?\s*$/;

/** Finds a field, but nothing that all objects inherit. */
function find(
  fields: Readonly<Record<string, EntrySectionKind>>,
  name: string,
): EntrySectionKind | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Whether a known field starts at this line. */
export function isSphinxField({text}: Line): boolean {
  const name = FIELD.exec(text)?.[1] ?? '';
  return (
    (find(FIELDS, name) ?? find(TYPES, name)) !== undefined || name === 'meta'
  );
}

/** Parses a docstring in Sphinx's style: prose and a field list. */
export function parseSphinx(lines: Line[]): ParsedSection[] {
  const isCode = fenced(lines);
  const parts: ParsedSection[] = [];
  const fields = new FieldList();
  let text: Line[] = [];
  let index = 0;
  const flush = (): void => {
    parts.push(...proseSections(text));
    text = [];
  };
  while (index < lines.length) {
    const line = lines[index];
    if (line && !isCode[index] && isSphinxField(line)) {
      flush();
      const end = blockEnd(lines, index + 1);
      const opened = fields.add(line, lines.slice(index + 1, end));
      parts.push(...(opened ? [opened] : []));
      index = end;
    } else {
      text.push(...(line ? [line] : []));
      index += 1;
    }
  }
  flush();
  fields.applyTypes();
  return parts.filter(
    (part) => !('entries' in part) || part.entries.length > 0,
  );
}

/** Collects the fields of each kind in one section, where the first one is. */
class FieldList {
  private readonly sections = new Map<EntrySectionKind, ParsedEntrySection>();
  private readonly types: {
    kind: EntrySectionKind;
    subject: string;
    text: string;
    line: number;
  }[] = [];

  /** @returns the section, if this field is the first of its kind */
  add(line: Line, below: Line[]): ParsedEntrySection | null {
    const [, name = '', argument = '', rest = ''] = FIELD.exec(line.text) ?? [];
    const description = describe(rest, below);
    const typed = this.typedBy(name, argument);
    const kind = find(FIELDS, name) ?? typed;
    if (!kind) {
      return null;
    }
    const known = this.sections.get(kind);
    const section = known ?? {kind, title: null, entries: [], line: line.line};
    this.sections.set(kind, section);
    if (typed) {
      this.types.push({
        kind,
        subject: argument.trim(),
        text: description,
        line: line.line,
      });
    } else {
      section.entries.push(
        ...entriesOf(kind, argument, description, line.line),
      );
    }
    return known ? null : section;
  }

  /** Without a name or a parameter, `:type:` states the type of a property. */
  private typedBy(name: string, subject: string): EntrySectionKind | undefined {
    const kind = find(TYPES, name);
    const isResult =
      kind === 'parameters' && subject === '' && !this.sections.has(kind);
    return isResult ? 'returns' : kind;
  }

  /** Types can precede or follow the field that they belong to. */
  applyTypes(): void {
    for (const {kind, subject, text, line} of this.types) {
      const found = (TYPED[kind] ?? [kind])
        .flatMap((one) => this.sections.get(one)?.entries ?? [])
        .find(({name}) => subject === '' || name === plainName(subject));
      const type = parseTypeText(text);
      if (found) {
        Object.assign(found, {
          annotation: type.annotation,
          optional: found.optional || type.optional,
          default: found.default ?? type.default,
        });
      } else {
        const name = subject === '' ? null : plainName(subject);
        this.sections.get(kind)?.entries.push(entry({...type, name, line}));
      }
    }
  }
}

function entriesOf(
  kind: EntrySectionKind,
  argument: string,
  description: string,
  line: number,
): ParsedEntry[] {
  if (kind === 'raises' || kind === 'warns') {
    return namedExceptions(exceptionNames(argument), {description, line});
  }
  if (kind === 'returns' || kind === 'yields') {
    return [entry({annotation: argument.trim() || null, description, line})];
  }
  const [, type = '', names = argument] = NAMED.exec(argument) ?? [];
  return namedEntries(names, {...parseTypeText(type), description, line});
}
