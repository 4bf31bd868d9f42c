import {afterEach, describe, expect, it} from 'vitest';
import {findDiagnostics} from './support/find-diagnostics';
import {discard, type Edit, lineOf, seed} from './support/seed';

interface Case {
  /** What is wrong, as the test's name. */
  diagnostic: string;
  rule: string;
  edit: Edit;
  /** Text of the line that the diagnostic is reported at. */
  at: string;
  /** The file of that line, where it is not the changed one. */
  in?: string;
  /** Part of what the diagnostic says. */
  says: string;
}

const SURVEY = 'lagoon/survey.pyi';
const ERRORS = 'lagoon/errors.pyi';
const INIT = 'lagoon/__init__.pyi';

const CASES: readonly Case[] = [
  {
    diagnostic: 'a public class that __all__ leaves out',
    rule: 'export-missing',
    edit: {file: SURVEY, find: '"Summary", ', replace: ''},
    at: 'class Summary(',
    says: 'Summary has a public name and is not in __all__ of lagoon.survey',
  },
  {
    diagnostic: 'a re-export that __all__ leaves out',
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
    diagnostic: 'a name in __all__ that the module lacks',
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
    diagnostic: 'a function that does not state what it returns',
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
    diagnostic: 'a default that is not shown',
    rule: 'default-hidden',
    edit: {
      file: SURVEY,
      find: 'at_least: int = 1',
      replace: 'at_least: int = ...',
    },
    at: 'at_least: int = ...',
    says: 'argument "at_least" of lagoon.survey.Survey.readings hides',
  },
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
    diagnostic: 'an enum member that is not described',
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
    diagnostic: 'a dataclass field that is not described',
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
    diagnostic: 'a key of a typed dictionary that is not described',
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
    says: 'lagoon.survey.Survey.start does not open with a summary',
  },
  {
    diagnostic: 'a summary that is no sentence',
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
  {
    diagnostic: 'a dotted cross-reference that leads nowhere',
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
    diagnostic: 'a class name in backticks that leads nowhere',
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
    diagnostic: 'a member in backticks that its class lacks',
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
    diagnostic: 'an example that nothing checks',
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

let root: string | undefined;

afterEach(async () => {
  if (root !== undefined) {
    await discard(root);
  }
});

describe('the rules for an SDK', () => {
  it('find nothing in a clean tree', async () => {
    root = await seed();
    expect(await findDiagnostics(root)).toEqual([]);
  });

  it.each(CASES)(
    'find $diagnostic',
    async ({rule, edit, at, in: file = edit.file, says}) => {
      root = await seed(edit);
      const diagnostics = (await findDiagnostics(root)).filter(
        (diagnostic) => diagnostic.ruleId === rule,
      );
      expect(diagnostics).toHaveLength(1);
      expect(diagnostics[0]).toMatchObject({
        file,
        line: await lineOf(root, file, at),
      });
      expect(diagnostics[0]?.reason.toLowerCase()).toContain(
        says.toLowerCase(),
      );
      expect(diagnostics[0]?.note).not.toBe('');
    },
  );
});
