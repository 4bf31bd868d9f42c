import {describe, it} from 'vitest';
import {
  type Case,
  ERRORS,
  expectDiagnostic,
  SURVEY,
} from './support/rule-cases';

const CASES: readonly Case[] = [
  {
    diagnostic: 'an argument of a function that is not described',
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
    diagnostic: 'an argument of a constructor that is not described',
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
    diagnostic: 'variadic arguments that are not described',
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
    diagnostic: 'an argument of one overload that is not described',
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
    diagnostic: 'a described argument that does not exist',
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
    diagnostic: 'a described argument of a dataclass that does not exist',
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
    diagnostic: 'an argument that is named and not described',
    rule: 'argument-empty',
    edit: {
      file: ERRORS,
      find: 'message: What to tell the user.',
      replace: 'message:',
    },
    at: '            message:',
    says: 'names the argument "message" and says nothing',
  },
  {
    diagnostic: 'a described attribute that does not exist',
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
    diagnostic: 'an attribute that is named and not described',
    rule: 'attribute-empty',
    edit: {
      file: SURVEY,
      find: 'place: Where the sensor was.',
      replace: 'place:',
    },
    at: '        place:',
    says: 'names the attribute "place" and says nothing',
  },
  {
    diagnostic: 'a result that is not described',
    rule: 'result-undocumented',
    edit: {
      file: SURVEY,
      find: '\n\n        Returns:\n            The number of fish, 0 before the start.',
      replace: '',
    },
    at: '"""Adds up everything that passed.',
    says: 'lagoon.survey.Survey.count does not say what it returns',
  },
  {
    diagnostic: 'a described result that does not exist',
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
    diagnostic: 'a raised exception that does not exist',
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
    diagnostic: 'a raised name that is no exception',
    rule: 'exception-unknown',
    edit: {
      file: SURVEY,
      find: 'ValueError: If `depth`',
      replace: 'Reading: If `depth`',
    },
    at: 'Reading: If',
    says: '"Reading", which is no exception',
  },
  {
    diagnostic: 'a raised builtin that is no exception',
    rule: 'exception-unknown',
    edit: {
      file: SURVEY,
      find: 'ValueError: If `depth`',
      replace: 'int: If `depth`',
    },
    at: 'int: If',
    says: '"int", which is no exception',
  },
  {
    diagnostic: 'an exception that nothing raises',
    rule: 'exception-unnamed',
    edit: {
      file: SURVEY,
      find: 'LagoonError: If the survey',
      replace: 'RuntimeError: If the survey',
    },
    at: 'class LagoonError',
    in: ERRORS,
    says: 'no docstring says what raises lagoon.errors.LagoonError',
  },
];

describe('the rules for an SDK', () => {
  it.each(CASES)('find $diagnostic', expectDiagnostic);
});
