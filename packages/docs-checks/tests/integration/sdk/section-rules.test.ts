import {describe, it} from 'vitest';
import {
  type Case,
  ERRORS,
  expectDiagnostic,
  SURVEY,
} from './support/rule-cases';

const CASES: readonly Case[] = [
  {
    diagnostic: 'an undocumented argument of a function',
    rule: 'argument-undocumented',
    edit: {
      file: SURVEY,
      find: 'def merge(*surveys: Survey) -> Survey:',
      replace: 'def merge(*surveys: Survey, name: str) -> Survey:',
    },
    at: 'def merge(',
    says: 'argument "name" of lagoon.survey.merge is not documented',
  },
  {
    diagnostic: 'an undocumented argument of a constructor',
    rule: 'argument-undocumented',
    edit: {
      file: SURVEY,
      find: '            depth: How deep, in metres, 0 to `MAX_DEPTH`.\n',
      replace: '',
    },
    at: 'def __init__(self, place',
    says: 'argument "depth" of lagoon.survey.Survey.__init__ is not documented',
  },
  {
    diagnostic: 'undocumented variadic arguments',
    rule: 'argument-undocumented',
    edit: {
      file: SURVEY,
      find: '*pings: Recorded signals',
      replace: 'pings: Recorded signals',
    },
    at: 'def __init__(self, place',
    says: 'argument "*pings" of lagoon.survey.Survey.__init__',
  },
  {
    diagnostic: 'undocumented variadic arguments that include the receiver',
    rule: 'argument-undocumented',
    edit: {
      file: SURVEY,
      find: 'def start(self, **settings: float)',
      replace: 'def start(*sensors: float, **settings: float)',
    },
    at: 'def start(*sensors',
    says: 'argument "*sensors" of lagoon.survey.Survey.start',
  },
  {
    diagnostic: 'an undocumented argument of one overload',
    rule: 'argument-undocumented',
    edit: {
      file: SURVEY,
      find: 'def report(self, species: Species) -> Reading',
      replace: 'def report(self, species: Species, day: int) -> Reading',
    },
    at: 'species: Species, day: int',
    says: 'argument "day" of lagoon.survey.Survey.report is not documented',
  },
  {
    diagnostic: 'a documented argument that does not exist',
    rule: 'argument-unknown',
    edit: {
      file: SURVEY,
      find: '*surveys: Two or more dives.',
      replace: '*surveys: Two or more dives.\n        tide: Height of the sea.',
    },
    at: 'tide: Height of the sea.',
    says: 'lagoon.survey.merge has no argument "tide"',
  },
  {
    diagnostic: 'a documented argument of a dataclass that does not exist',
    rule: 'argument-unknown',
    edit: {
      file: SURVEY,
      find: '"""How many fish of one kind passed.\n\n    Attributes:',
      replace:
        '"""How many fish of one kind passed.\n\n    Args:\n        tide: Height.\n\n    Attributes:',
    },
    at: 'tide: Height.',
    says: 'lagoon.survey.Reading has no argument "tide"',
  },
  {
    diagnostic: 'an argument without a description',
    rule: 'argument-empty',
    edit: {
      file: ERRORS,
      find: 'message: What to tell the user.',
      replace: 'message:',
    },
    at: '            message:',
    says: 'lists the argument "message" without',
  },
  {
    diagnostic: 'a documented attribute that does not exist',
    rule: 'attribute-unknown',
    edit: {
      file: SURVEY,
      find: 'place: Where the sensor was.',
      replace: 'place: Where the sensor was.\n        tide: Height of the sea.',
    },
    at: 'tide: Height of the sea.',
    says: 'lagoon.survey.Summary has no attribute "tide"',
  },
  {
    diagnostic: 'an attribute without a description',
    rule: 'attribute-empty',
    edit: {
      file: SURVEY,
      find: 'place: Where the sensor was.',
      replace: 'place:',
    },
    at: '        place:',
    says: 'lists the attribute "place" without',
  },
  {
    diagnostic: 'an undocumented result',
    rule: 'result-undocumented',
    edit: {
      file: SURVEY,
      find: '\n\n        Returns:\n            The number of fish, 0 before the start.',
      replace: '',
    },
    at: '"""Adds up everything that passed.',
    says: 'lagoon.survey.Survey.count does not describe what it returns',
  },
  {
    diagnostic: 'a documented result that does not exist',
    rule: 'result-unknown',
    edit: {
      file: SURVEY,
      find: '**settings: Numbers that the sensor takes as they are.',
      replace:
        '**settings: Numbers as they are.\n\n        Returns:\n            Nothing at all.',
    },
    at: 'Returns:',
    says: 'lagoon.survey.Survey.start describes a result',
  },
  {
    diagnostic: 'a documented exception that does not exist',
    rule: 'exception-unknown',
    edit: {
      file: SURVEY,
      find: 'ValueError: If `depth`',
      replace: 'DepthError: If `depth`',
    },
    at: 'DepthError: If',
    says: '"DepthError", which does not exist',
  },
  {
    diagnostic: 'a documented exception that is another class',
    rule: 'exception-unknown',
    edit: {
      file: SURVEY,
      find: 'ValueError: If `depth`',
      replace: 'Reading: If `depth`',
    },
    at: 'Reading: If',
    says: '"Reading", which is not an exception',
  },
  {
    diagnostic: 'a documented exception that is another builtin',
    rule: 'exception-unknown',
    edit: {
      file: SURVEY,
      find: 'ValueError: If `depth`',
      replace: 'int: If `depth`',
    },
    at: 'int: If',
    says: '"int", which is not an exception',
  },
  {
    diagnostic: 'a documented exception without a name',
    rule: 'exception-unknown',
    edit: {
      file: SURVEY,
      find: 'ValueError: If `depth`',
      replace: 'If `depth`',
    },
    at: 'If `depth`',
    says: 'lagoon.survey.Survey.__init__ documents an exception without its name',
  },
  {
    diagnostic: 'an exception that no docstring documents',
    rule: 'exception-unnamed',
    edit: {
      file: SURVEY,
      find: 'LagoonError: If the survey',
      replace: 'RuntimeError: If the survey',
    },
    at: 'class LagoonError',
    in: ERRORS,
    says: 'no docstring documents what raises lagoon.errors.LagoonError',
  },
];

describe('the rules for an SDK', () => {
  it.each(CASES)('find $diagnostic', expectDiagnostic);
});
