import {chmod, mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkPackage} from '../../../src/sdk/check-package';
import type {Finding} from '../../../src/sdk/finding';
import {discard, lineOf, PACKAGE, seed} from './support/seed';

const INIT = 'lagoon/__init__.pyi';
const SURVEY = 'lagoon/survey.pyi';
const SONAR = 'typings/sonar.pyi';

function check(root: string): Promise<Finding> {
  return checkPackage({
    root,
    package: PACKAGE,
    workspace: path.join(root, '.cache'),
    onStep: () => undefined,
  });
}

describe('the check of an SDK without faults', () => {
  const originalPath = process.env.PATH;
  let root: string;
  let finding: Finding;

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
    finding = await check(root);
  });

  afterAll(async () => {
    process.env.PATH = originalPath;
    await discard(root);
  });

  it('finds nothing to mend', () => {
    expect(finding.faults).toEqual([]);
  });

  it('counts what it saw, the stubs of outside libraries included', () => {
    expect(finding.measures).toEqual(
      expect.arrayContaining([
        {label: 'Files that pass the type checker', good: 4, total: 4},
        {label: 'Examples that pass the type checker', good: 2, total: 2},
      ]),
    );
    expect(finding.measures.filter(({good, total}) => good !== total)).toEqual(
      [],
    );
  });

  it('starts no Python, even where there is one', async () => {
    expect(await readdir(root)).not.toContain('python-was-here');
  });

  it('leaves no temporary files behind', async () => {
    expect(await readdir(path.join(root, '.cache'))).toEqual([]);
  });
});

describe('the check of an SDK with wrong types', () => {
  let root: string;
  let finding: Finding;

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
    finding = await check(root);
  });

  afterAll(() => discard(root));

  function findFault(rule: string, file: string, line: number) {
    return finding.faults.find(
      (fault) =>
        fault.rule === rule && fault.file === file && fault.line === line,
    );
  }

  it('finds an incomplete type in the package', async () => {
    const fault = findFault(
      'reportMissingTypeArgument',
      SURVEY,
      await lineOf(root, SURVEY, '**settings: list'),
    );
    expect(fault?.message).toContain('generic class "list');
    expect(fault?.hint).toContain('type arguments');
  });

  it('finds an import of a library that has no stub', async () => {
    const fault = findFault(
      'reportMissingImports',
      SURVEY,
      await lineOf(root, SURVEY, 'from echo'),
    );
    expect(fault?.message).toContain('"echo"');
    expect(fault?.hint).toContain('stub');
  });

  it('finds a type error in the stub of an outside library', () => {
    const fault = findFault('reportUndefinedVariable', SONAR, 2);
    expect(fault?.message).toContain('"Decibel"');
    expect(fault?.hint).toContain('import the name or define it');
  });

  it('finds a type error in an example and says which line', async () => {
    const fault = findFault(
      'reportArgumentType',
      INIT,
      await lineOf(root, INIT, 'depth="deep"'),
    );
    expect(fault?.message).toContain('in the example of lagoon: ');
    expect(fault?.hint).toContain(
      'pass a value of the type that the signature states',
    );
  });

  it('finds a name that an example forgets to import', async () => {
    const fault = findFault(
      'reportUndefinedVariable',
      SURVEY,
      await lineOf(root, SURVEY, 'with_pings = Survey('),
    );
    expect(fault?.message).toContain('example of lagoon.survey.Survey: ');
    expect(fault?.hint).toContain('import the name or define it');
  });

  it('finds an example that is no Python', async () => {
    const fault = findFault(
      'syntax',
      SURVEY,
      await lineOf(root, SURVEY, '>>> merge('),
    );
    expect(fault?.message).toContain('example of lagoon.survey.merge: ');
    expect(fault?.hint).toContain('Python');
  });

  it('counts the files and examples that are in order', () => {
    expect(finding.measures).toEqual(
      expect.arrayContaining([
        {label: 'Files that pass the type checker', good: 2, total: 4},
        {label: 'Examples that pass the type checker', good: 0, total: 3},
      ]),
    );
  });

  it('is as strict where the SDK brings no configuration', async () => {
    await discard(path.join(root, 'pyrightconfig.json'));
    const {faults} = await check(root);
    expect(faults.map(({rule}) => rule)).toContain('reportMissingTypeArgument');
  });
});
