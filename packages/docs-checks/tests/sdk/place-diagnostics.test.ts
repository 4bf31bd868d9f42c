import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writePrograms} from '../../src/sdk/examples/write-programs';
import type {PyrightDiagnostic} from '../../src/pyright/parse-report';
import {placeDiagnostics} from '../../src/sdk/pyright/place-diagnostics';

const SDK = path.resolve('/reef/sdk');
const PROGRAMS = path.resolve('/reef/.cache/programs');

const programs = writePrograms([
  {
    owner: 'lagoon.Survey',
    file: 'lagoon/survey.pyi',
    lines: [
      {code: 'from lagoon import Survey', line: 20},
      {code: 'Survey(1)', line: 24},
    ],
  },
]);

function sort(...diagnostics: readonly Partial<PyrightDiagnostic>[]) {
  return placeDiagnostics(
    diagnostics.map((diagnostic) => ({
      file: path.join(SDK, 'lagoon', 'survey.pyi'),
      line: 7,
      column: 0,
      severity: 'error',
      message: 'Wrong type',
      rule: 'reportArgumentType',
      ...diagnostic,
    })),
    {sdk: SDK, programFolder: PROGRAMS, programs},
  );
}

describe('the diagnostics of the type checker', () => {
  it('have files relative to the SDK', () => {
    const {types, examples} = sort({});
    expect(types).toMatchObject([
      {
        ruleId: 'reportArgumentType',
        file: 'lagoon/survey.pyi',
        line: 7,
        reason: 'Wrong type',
        note: 'Pass a value of the type declared in the signature.',
      },
    ]);
    expect(examples).toMatchObject([]);
  });

  it('are mapped from a program to the line of the example', () => {
    const {types, examples, failedPrograms} = sort({
      file: path.join(PROGRAMS, 'example_0.py'),
      line: 3,
    });
    expect(types).toMatchObject([]);
    expect(examples).toMatchObject([
      {
        file: 'lagoon/survey.pyi',
        line: 24,
        reason: 'In the example of lagoon.Survey: Wrong type',
      },
    ]);
    expect([...failedPrograms]).toEqual(['example_0.py']);
  });

  it('are mapped from after the end of a program to its last line', () => {
    const {examples} = sort({
      file: path.join(PROGRAMS, 'example_0.py'),
      line: 5,
    });
    expect(examples).toMatchObject([{line: 24}]);
  });

  it('are on one line', () => {
    const {types} = sort({message: 'Wrong type\n  "int" is no "str"\n'});
    expect(types).toMatchObject([{message: 'Wrong type; "int" is no "str"'}]);
  });

  it('include warnings, but not notes', () => {
    const {types} = sort({severity: 'warning'}, {severity: 'information'});
    expect(types).toHaveLength(1);
  });

  it('link to the documentation of settings without a hint', () => {
    const {types} = sort({rule: 'reportOddity'}, {rule: null});
    expect(types[0]?.note).toMatch(/^See reportOddity in https:/);
    expect(types[1]).toMatchObject({ruleId: 'syntax'});
  });
});
