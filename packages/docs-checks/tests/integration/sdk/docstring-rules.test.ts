import {describe, it} from 'vitest';
import {
  type Case,
  ERRORS,
  expectDiagnostic,
  INIT,
  SURVEY,
} from './support/rule-cases';

const CASES: readonly Case[] = [
  {
    diagnostic: 'a module without a docstring',
    rule: 'docstring-missing',
    edit: {
      file: ERRORS,
      find: '"""What can go wrong below the surface."""',
      replace: '# Nothing here.',
    },
    at: '# Nothing here.',
    says: 'module lagoon.errors has no docstring',
  },
  {
    diagnostic: 'a class without a docstring',
    rule: 'docstring-missing',
    edit: {
      file: ERRORS,
      find: '"""The base of every exception that this package raises."""',
      replace: '...',
    },
    at: 'class LagoonError',
    says: 'class lagoon.errors.LagoonError is not documented',
  },
  {
    diagnostic: 'a property without a docstring',
    rule: 'docstring-missing',
    edit: {
      file: SURVEY,
      find: '"""Whether the sensor listens at the moment."""',
      replace: '...',
    },
    at: 'def is_running',
    says: 'property lagoon.survey.Survey.is_running is not documented',
  },
  {
    diagnostic: 'a constant without a docstring',
    rule: 'docstring-missing',
    edit: {
      file: SURVEY,
      find: '"""How deep a sensor can go, in metres."""',
      replace: '',
    },
    at: 'MAX_DEPTH: Final',
    says: 'constant lagoon.survey.MAX_DEPTH is not documented',
  },
  {
    diagnostic: 'an enum member without a description',
    rule: 'docstring-missing',
    edit: {
      file: SURVEY,
      find: '        GROUPER: Hunters, seen at dusk.\n',
      replace: '',
    },
    at: 'GROUPER = "grouper"',
    says: 'enum member lagoon.survey.Species.GROUPER is not documented',
  },
  {
    diagnostic: 'a dataclass field without a description',
    rule: 'docstring-missing',
    edit: {
      file: SURVEY,
      find: '        count: How many passed, 0 or more.\n',
      replace: '',
    },
    at: 'count: int = 0',
    says: 'attribute lagoon.survey.Reading.count is not documented',
  },
  {
    diagnostic: 'a key of a typed dictionary without a description',
    rule: 'docstring-missing',
    edit: {
      file: SURVEY,
      find: '        total: How many fish it saw.\n',
      replace: '',
    },
    at: 'total: int',
    says: 'attribute lagoon.survey.Summary.total is not documented',
  },
  {
    diagnostic: 'a docstring without a summary',
    rule: 'summary-missing',
    edit: {
      file: SURVEY,
      find: '"""Begins to listen.\n\n        Args:',
      replace: 'r"""\n        Args:',
    },
    at: 'r"""',
    says: 'lagoon.survey.Survey.start does not start with a summary',
  },
  {
    diagnostic: 'a summary that is not a sentence',
    rule: 'summary-unfinished',
    edit: {
      file: SURVEY,
      find: 'Begins to listen.',
      replace: 'Begins to listen',
    },
    at: '"""Begins to listen',
    says: 'summary of lagoon.survey.Survey.start does not end',
  },
  {
    diagnostic: 'a summary that only repeats the name',
    rule: 'summary-empty',
    edit: {
      file: ERRORS,
      find: 'A sensor answered with nothing that can be read.',
      replace: 'The sensor error.',
    },
    at: '"""The sensor error.',
    says: 'summary of lagoon.errors.SensorError only repeats its name',
  },
  {
    diagnostic: 'a broken dotted cross-reference',
    rule: 'reference-broken',
    edit: {
      file: SURVEY,
      find: '`lagoon.survey.MAX_DEPTH`',
      replace: '`lagoon.survey.MIN_DEPTH`',
    },
    at: 'lagoon.survey.MIN_DEPTH',
    says: 'lagoon.survey.Survey refers to `lagoon.survey.MIN_DEPTH`',
  },
  {
    diagnostic: 'an unknown class name in backticks',
    rule: 'reference-broken',
    edit: {
      file: SURVEY,
      find: 'as a `Species`.',
      replace: 'as a `FishKind`.',
    },
    at: '`FishKind`',
    says: 'refers to `FishKind`, which does not exist',
  },
  {
    diagnostic: 'a missing class member in backticks',
    rule: 'reference-broken',
    edit: {
      file: SURVEY,
      find: 'before `Survey.start` is called; see',
      replace: 'before `Survey.begin()`; see',
    },
    at: '`Survey.begin()`',
    says: 'refers to `Survey.begin`, which does not exist',
  },
  {
    diagnostic: 'an exception in prose that does not exist',
    rule: 'reference-broken',
    edit: {
      file: SURVEY,
      find: 'Nothing is measured before',
      replace: 'A DepthError stops it. Nothing is measured before',
    },
    at: 'A DepthError stops it.',
    says: 'refers to `DepthError`, which does not exist',
  },
  {
    diagnostic: 'a broken reference of a function, once',
    rule: 'reference-broken',
    edit: {
      file: SURVEY,
      find: '*surveys: Two or more dives.',
      replace: '*surveys: Two or more of `DiveLog`.',
    },
    at: '`DiveLog`',
    says: 'lagoon.survey.merge refers to `DiveLog`, which does not exist',
  },
  {
    diagnostic: 'an example that is not a doctest',
    rule: 'example-unchecked',
    edit: {
      file: INIT,
      find: `    >>> from lagoon import Survey
    >>> survey = Survey("north reef", depth=12.5)
    >>> survey.count()
    17`,
      replace: '    survey = Survey("north reef")',
    },
    at: 'Examples:',
    says: 'example of lagoon has no doctest lines',
  },
];

describe('the rules for an SDK', () => {
  it.each(CASES)('find $diagnostic', expectDiagnostic);
});
