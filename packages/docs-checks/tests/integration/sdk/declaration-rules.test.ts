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
    diagnostic: 'a public class that is missing in __all__',
    rule: 'export-missing',
    edit: {file: SURVEY, find: '"Summary", ', replace: ''},
    at: 'class Summary(',
    says: 'Summary has a public name but is not in __all__ of lagoon.survey',
  },
  {
    diagnostic: 'a re-export that is missing in __all__',
    rule: 'export-missing',
    edit: {file: INIT, find: '"Species", ', replace: ''},
    at: 'import Species as Species',
    says: 'Species has a public name',
  },
  {
    diagnostic: 'a module without __all__',
    rule: 'export-missing',
    edit: {
      file: ERRORS,
      find: '__all__ = ["LagoonError", "SensorError"]\n',
      replace: '',
    },
    at: '"""What can go wrong',
    says: 'module lagoon.errors has no __all__',
  },
  {
    diagnostic: 'a name in __all__ that the module does not define',
    rule: 'unknown-export',
    edit: {
      file: ERRORS,
      find: '"SensorError"]',
      replace: '"SensorError", "Tide"]',
    },
    at: '__all__',
    says: 'Tide',
  },
  {
    diagnostic: 'a re-export of something that does not exist',
    rule: 'unresolved-import',
    edit: {
      file: INIT,
      find: 'import Survey as Survey',
      replace: 'import Dive as Survey',
    },
    at: 'import Dive as Survey',
    says: 'Dive',
  },
  {
    diagnostic: 'an argument without a type',
    rule: 'type-missing',
    edit: {file: SURVEY, find: 'at_least: int = 1', replace: 'at_least=1'},
    at: 'at_least=1',
    says: 'argument "at_least" of lagoon.survey.Survey.readings does not state',
  },
  {
    diagnostic: 'a function without a return type',
    rule: 'type-missing',
    edit: {
      file: SURVEY,
      find: 'def count(self) -> int',
      replace: 'def count(self)',
    },
    at: 'def count(self)',
    says: 'lagoon.survey.Survey.count does not state what it returns',
  },
  {
    diagnostic: 'a property without a type',
    rule: 'type-missing',
    edit: {file: SURVEY, find: '(self) -> bool', replace: '(self)'},
    at: 'def is_running(self)',
    says: 'property lagoon.survey.Survey.is_running',
  },
  {
    diagnostic: 'a constant without a type',
    rule: 'type-missing',
    edit: {
      file: SURVEY,
      find: 'MAX_DEPTH: Final = 40.0',
      replace: 'MAX_DEPTH = 40.0',
    },
    at: 'MAX_DEPTH = 40.0',
    says: 'lagoon.survey.MAX_DEPTH does not state its type',
  },
  {
    diagnostic: 'a default that is hidden',
    rule: 'default-hidden',
    edit: {
      file: SURVEY,
      find: 'at_least: int = 1',
      replace: 'at_least: int = ...',
    },
    at: 'at_least: int = ...',
    says: 'argument "at_least" of lagoon.survey.Survey.readings hides',
  },
];

describe('the rules for an SDK', () => {
  it.each(CASES)('find $diagnostic', expectDiagnostic);
});
