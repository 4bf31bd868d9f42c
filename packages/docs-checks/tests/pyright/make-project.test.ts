import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {makeProject} from '../../src/pyright/make-project';

let workspace = '';

beforeEach(async () => {
  workspace = await mkdtemp(path.join(tmpdir(), 'project-'));
});

afterEach(() => rm(workspace, {recursive: true, force: true}));

it('passes absolute paths to pyright for relative options', async () => {
  const {folder} = await makeProject({
    sdk: 'python',
    workspace: path.relative(process.cwd(), workspace),
    programs: [{name: 'a.py', text: ''}],
  });
  expect(path.dirname(folder)).toBe(workspace);
  const config: unknown = JSON.parse(
    await readFile(path.join(folder, 'pyrightconfig.json'), 'utf8'),
  );
  expect(config).toMatchObject({extraPaths: [path.resolve('python')]});
});
