import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {ClassMember, DocstringEntry} from 'python-reader';
import {entriesOf, ownDocstrings} from '../package/docstrings';
import type {Meaning} from '../package/name-finder';
import type {Rule, RuleInput} from './rule';

/** An exception in a docstring. */
interface Mention {
  entry: DocstringEntry;
  file: string;
  path: string;
  /** The exception's name, without the marks of a cross-reference. */
  name: string;
  meaning: Meaning;
}

const BUILTIN_EXCEPTION =
  /(?:Error|Exception|ExceptionGroup|Exit|Interrupt|Iteration|Warning)$/;

/**
 * Requires that every exception in a docstring exists, and that every exception
 * of the package is documented where it is raised.
 */
export const checkExceptions: Rule = (input) => {
  const mentions = findMentions(input);
  const named = new Set(
    mentions.map(({meaning}) =>
      meaning.kind === 'package' ? meaning.found.path : null,
    ),
  );
  const unknown = mentions.flatMap((mention) => {
    const problem = explainMention(mention);
    return problem === null ? [] : unknownDiagnostic(mention, problem);
  });
  const exceptions = input.symbols
    .map(({member}) => member)
    .filter(
      (member): member is ClassMember =>
        member.kind === 'class' && member.flags.includes('exception'),
    );
  const unnamed = exceptions.filter(({path}) => !named.has(path));
  return {
    diagnostics: [...unknown, ...unnamed.map(unnamedDiagnostic)],
    measures: [
      {
        label: 'Documented exceptions that exist',
        good: mentions.length - unknown.length,
        total: mentions.length,
      },
      {
        label: 'Exceptions named where raised',
        good: exceptions.length - unnamed.length,
        total: exceptions.length,
      },
    ],
  };
};

function findMentions({symbols, names}: RuleInput): Mention[] {
  return symbols.flatMap(({member, module, owner}) =>
    ownDocstrings(member).flatMap((docstring) =>
      entriesOf(docstring, 'raises', 'warns').map((entry) => {
        const name = cleanName(entry.name);
        const meaning = names.find(name, {module, owner});
        return {entry, file: docstring.file, path: member.path, name, meaning};
      }),
    ),
  );
}

/** Returns why a mention isn't one of an exception, or null if it is. */
function explainMention({name, meaning}: Mention): string | null {
  switch (meaning.kind) {
    case 'external':
      return null;
    case 'builtin':
      return BUILTIN_EXCEPTION.test(name) ? null : 'is not an exception';
    case 'missing':
      return 'does not exist';
    case 'package': {
      const {found} = meaning;
      return found.kind === 'class' && found.flags.includes('exception')
        ? null
        : 'is not an exception';
    }
  }
}

/** Extracts the name from a cross-reference. */
function cleanName(name: string | null): string {
  return (name ?? '').replaceAll('`', '').replace(/^:\w+:/, '');
}

function unknownDiagnostic(
  {entry, file, path}: Mention,
  problem: string,
): Diagnostic[] {
  return [
    createDiagnostic({
      ruleId: 'exception-unknown',
      file,
      line: entry.line,
      reason:
        entry.name === null
          ? `The docstring of ${path} documents an exception without its name`
          : `The docstring of ${path} documents that it raises "${entry.name}", which ${problem}`,
      note: 'Use an exception of the package, of the language, or of a library that the module imports.',
    }),
  ];
}

function unnamedDiagnostic({path, location}: ClassMember): Diagnostic {
  return createDiagnostic({
    ruleId: 'exception-unnamed',
    file: location.file,
    line: location.line,
    reason: `No docstring documents what raises ${path}`,
    note: 'List it under "Raises:" of the function that raises it, with the condition.',
  });
}
