import {chmod, mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkPackage} from '../../../src/sdk/check-package';
import type {CheckResult} from '../../../src/diagnostics';
import {discard, lineOf, PACKAGE, seed} from './support/seed';

const INIT = 'lagoon/__init__.pyi';
const SURVEY = 'lagoon/survey.pyi';
const SONAR = 'typings/sonar.pyi';

function check(root: string): Promise<CheckResult> {
  return checkPackage({
    root,
    package: PACKAGE,
    workspace: path.join(root, '.cache'),
    onStep: () => undefined,
  });
}

describe('the check of an SDK without diagnostics', () => {
  const originalPath = process.env.PATH;
  let root: string;
  let result: CheckResult;

  beforeAll(async () => {
    root = await seed();
    const programs = path.join(root, 'programs');
    await mkdir(programs);
    for (const name of ['python', 'python3']) {
      const program = path.join(programs, name);
      await writeFile(program, `#!/bin/sh\n: > '${root}/python-was-here'\n`);
      await chmod(program, 0o755);
    }
    process.env.PATH = `${programs}${path.delimiter}${originalPath ?? ''}`;
    result = await check(root);
  });

  afterAll(async () => {
    process.env.PATH = originalPath;
    await discard(root);
  });

  it('finds nothing to fix', () => {
    expect(result.diagnostics).toEqual([]);
  });

  it('counts the checked files, including stubs of other libraries', () => {
    expect(result.measures).toEqual(
      expect.arrayContaining([
        {label: 'Files that pass the type checker', good: 4, total: 4},
        {label: 'Examples that pass the type checker', good: 2, total: 2},
      ]),
    );
    expect(result.measures.filter(({good, total}) => good !== total)).toEqual(
      [],
    );
  });

  it('starts no Python, even if there is one', async () => {
    expect(await readdir(root)).not.toContain('python-was-here');
  });

  it('leaves no temporary files behind', async () => {
    expect(await readdir(path.join(root, '.cache'))).toEqual([]);
  });
});

describe('the check of an SDK with wrong types', () => {
  let root: string;
  let result: CheckResult;

  beforeAll(async () => {
    root = await seed(
      {
        file: SURVEY,
        find: 'from sonar import Ping',
        replace: 'from sonar import Ping\nfrom echo import Wave as _Wave',
      },
      {file: SURVEY, find: '**settings: float', replace: '**settings: list'},
      {
        file: SURVEY,
        find: '        >>> from lagoon import Survey\n',
        replace: '',
      },
      {
        file: SURVEY,
        find: '        A dive that holds what all of them saw.\n',
        replace: `        A dive that holds what all of them saw.

    Examples:
        >>> from lagoon.survey import merge
        >>> merge(
`,
      },
      {file: INIT, find: 'depth=12.5)', replace: 'depth="deep")'},
      {file: SONAR, find: 'strength: float', replace: 'strength: Decibel'},
    );
    result = await check(root);
  });

  afterAll(() => discard(root));

  function findDiagnostic(rule: string, file: string, line: number) {
    return result.diagnostics.find(
      (diagnostic) =>
        diagnostic.ruleId === rule &&
        diagnostic.file === file &&
        diagnostic.line === line,
    );
  }

  it('reports an incomplete type in the package', async () => {
    const diagnostic = findDiagnostic(
      'reportMissingTypeArgument',
      SURVEY,
      await lineOf(root, SURVEY, '**settings: list'),
    );
    expect(diagnostic?.reason).toContain('generic class "list');
    expect(diagnostic?.note).toContain('type arguments');
  });

  it('reports an import of a library without a stub', async () => {
    const diagnostic = findDiagnostic(
      'reportMissingImports',
      SURVEY,
      await lineOf(root, SURVEY, 'from echo'),
    );
    expect(diagnostic?.reason).toContain('"echo"');
    expect(diagnostic?.note).toContain('stub');
  });

  it('reports a type error in the stub of another library', () => {
    const diagnostic = findDiagnostic('reportUndefinedVariable', SONAR, 2);
    expect(diagnostic?.reason).toContain('"Decibel"');
    expect(diagnostic?.note).toContain('Import the name or define it');
  });

  it('reports a type error in an example with its line', async () => {
    const diagnostic = findDiagnostic(
      'reportArgumentType',
      INIT,
      await lineOf(root, INIT, 'depth="deep"'),
    );
    expect(diagnostic?.reason).toContain('In the example of lagoon: ');
    expect(diagnostic?.note).toContain(
      'Pass a value of the type declared in the signature',
    );
  });

  it('reports a missing import in an example', async () => {
    const diagnostic = findDiagnostic(
      'reportUndefinedVariable',
      SURVEY,
      await lineOf(root, SURVEY, 'with_pings = Survey('),
    );
    expect(diagnostic?.reason).toContain('example of lagoon.survey.Survey: ');
    expect(diagnostic?.note).toContain('Import the name or define it');
  });

  it('reports an example that is not valid Python', async () => {
    const diagnostic = findDiagnostic(
      'syntax',
      SURVEY,
      await lineOf(root, SURVEY, '>>> merge('),
    );
    expect(diagnostic?.reason).toContain('example of lagoon.survey.merge: ');
    expect(diagnostic?.note).toContain('Python');
  });

  it('counts the files and examples without errors', () => {
    expect(result.measures).toEqual(
      expect.arrayContaining([
        {label: 'Files that pass the type checker', good: 2, total: 4},
        {label: 'Examples that pass the type checker', good: 0, total: 3},
      ]),
    );
  });

  it('is equally strict without a configuration of the SDK', async () => {
    await discard(path.join(root, 'pyrightconfig.json'));
    const {diagnostics} = await check(root);
    expect(diagnostics.map(({ruleId}) => ruleId)).toContain(
      'reportMissingTypeArgument',
    );
  });
});
