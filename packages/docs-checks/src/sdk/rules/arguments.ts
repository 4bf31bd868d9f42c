import {
  createDiagnostic,
  type Diagnostic,
  type Measure,
} from '../../diagnostics';
import {
  writtenName,
  type ClassMember,
  type Docstring,
  type DocstringEntry,
  type FunctionMember,
  type Parameter,
} from 'python-reader';
import {docstringOf, entriesOf, ownDocstring} from '../package/docstrings';
import type {PackageSymbol} from '../package/list-symbols';
import {constructionParameters, parametersOf} from '../package/signatures';
import type {Rule} from './rule';

/** The arguments of a callable, and their documentation. */
interface Subject {
  path: string;
  parameters: readonly Parameter[];
  /** Entries with their file. */
  entries: readonly Entry[];
  /** Whether the arguments have to be documented. */
  isBinding: boolean;
}

interface Entry extends DocstringEntry {
  file: string;
  /** Whether it describes a key of `**options` rather than an argument. */
  isKey: boolean;
}

/**
 * Requires documentation for every argument, and an argument for every entry.
 * The arguments of an `__init__` may also be documented in the class'
 * docstring.
 */
export const checkArguments: Rule = ({symbols}) => {
  const subjects = symbols.flatMap(findSubject);
  const undocumented = subjects.flatMap(findUndocumented);
  const unknown = subjects.flatMap(findUnknown);
  const empty = subjects.flatMap(findEmpty);
  return {
    diagnostics: [...undocumented, ...unknown, ...empty],
    measures: measure(subjects, undocumented, unknown),
  };
};

function measure(
  subjects: readonly Subject[],
  undocumented: readonly Diagnostic[],
  unknown: readonly Diagnostic[],
): Measure[] {
  const arguments_ = subjects.flatMap(toDocument).length;
  const entries = subjects.flatMap((subject) => subject.entries).length;
  return [
    {
      label: 'Arguments documented',
      good: arguments_ - undocumented.length,
      total: arguments_,
    },
    {
      label: 'Documented arguments that exist',
      good: entries - unknown.length,
      total: entries,
    },
  ];
}

function findSubject({member, owner}: PackageSymbol): Subject[] {
  switch (member.kind) {
    case 'function':
    case 'method':
      return member.name === '__init__' ? [] : [functionSubject(member)];
    case 'class':
      return classSubject(member);
    case 'property':
      return [
        {
          path: member.path,
          parameters: [],
          entries: readEntries(docstringOf(member), []),
          isBinding: owner !== null,
        },
      ];
    default:
      return [];
  }
}

function functionSubject(member: FunctionMember): Subject {
  const parameters = parametersOf(member);
  const entries = readEntries(docstringOf(member), parameters);
  return {
    path: member.path,
    parameters,
    entries,
    // The arguments of special methods are documented by the language.
    isBinding:
      member.visibility !== 'special' ||
      member.name === '__call__' ||
      entries.length > 0,
  };
}

function classSubject(member: ClassMember): Subject[] {
  const init = member.members.find(({name}) => name === '__init__');
  if (init?.kind === 'method' && !init.flags.includes('synthesised')) {
    const parameters = parametersOf(init);
    return [
      {
        path: init.path,
        parameters,
        entries: [ownDocstring(member), docstringOf(init)].flatMap(
          (docstring) => readEntries(docstring, parameters),
        ),
        isBinding: true,
      },
    ];
  }
  const parameters = constructionParameters(member) ?? [];
  const entries = readEntries(ownDocstring(member), parameters);
  return member.construction && entries.length > 0
    ? [
        {
          path: member.path,
          parameters,
          entries,
          isBinding: false,
        },
      ]
    : [];
}

/** Sphinx fields omit the star in `*args`. */
function readEntries(
  docstring: Docstring | null,
  parameters: readonly Parameter[],
): Entry[] {
  if (!docstring) {
    return [];
  }
  const {file, style} = docstring;
  const stars = new Map(
    style === 'sphinx'
      ? parameters.map((parameter) => [parameter.name, writtenName(parameter)])
      : [],
  );
  const read = (kind: 'parameters' | 'otherParameters', isKey: boolean) =>
    entriesOf(docstring, kind).map((entry) => ({
      ...entry,
      name: stars.get(entry.name ?? '') ?? entry.name,
      file,
      isKey,
    }));
  return [...read('parameters', false), ...read('otherParameters', true)];
}

/** Arguments with a leading underscore may be documented, but needn't be. */
function toDocument({parameters, isBinding}: Subject): Parameter[] {
  return isBinding ? parameters.filter(({name}) => !name.startsWith('_')) : [];
}

function findUndocumented(subject: Subject): Diagnostic[] {
  const documented = new Set(subject.entries.map((entry) => entry.name));
  return toDocument(subject)
    .filter((parameter) => !documented.has(writtenName(parameter)))
    .map((parameter) =>
      createDiagnostic({
        ruleId: 'argument-undocumented',
        file: parameter.file,
        line: parameter.line,
        reason: `Argument "${writtenName(parameter)}" of ${subject.path} is not documented`,
        note: `Describe it under "Args:" in the docstring of ${subject.path}.`,
      }),
    );
}

function findUnknown({path, parameters, entries}: Subject): Diagnostic[] {
  const known = new Set(parameters.map(writtenName));
  const takesKeys = parameters.some(({kind}) => kind === 'variadicKeyword');
  return entries
    .filter(({name, isKey}) => !known.has(name ?? '') && !(isKey && takesKeys))
    .map(({name, file, line}) =>
      createDiagnostic({
        ruleId: 'argument-unknown',
        file,
        line,
        reason: `${path} has no argument "${name ?? ''}"`,
        note:
          known.size > 0
            ? `Use one of its arguments: ${[...known].join(', ')}.`
            : 'Remove the entry, as there are no arguments to describe.',
      }),
    );
}

function findEmpty({path, entries}: Subject): Diagnostic[] {
  return entries
    .filter(({description}) => description.trim() === '')
    .map(({name, file, line}) =>
      createDiagnostic({
        ruleId: 'argument-empty',
        file,
        line,
        reason: `The docstring of ${path} lists the argument "${name ?? ''}" without a description`,
        note: 'Describe it, including its unit, range or shape.',
      }),
    );
}
