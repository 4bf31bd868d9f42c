import path from 'node:path';
import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ruleId}) => ruleId === 'packages/no-iterable-spread',
});

/** Checks code as if it were in a file of the repository. */
async function lint(file: string, code: string): Promise<number[]> {
  const [result] = await eslint.lintText(code, {
    filePath: path.join(root, 'packages', file),
  });
  return result?.messages.map(({line}) => line) ?? [];
}

const CODE = `
export const set = [...new Set([1, 2])];
export const nodes = [...document.querySelectorAll('p')];
export const most = Math.max(...new Map([[1, 2]]).keys());
export const letters = [...'abc'];
export const array = [...[1, 2], ...Array.from(new Set([3]))];
export const pair = (two: readonly [number, number]) => [...two];
export const either = (some: number[] | [string]) => [...some];
export const object = {...{a: 1}};
`;

it('code for browsers may not spread what is not an array', async () => {
  const client = 'docusaurus-plugin-static-first/src/client/keys.ts';
  expect(await lint(client, CODE)).toEqual([2, 3, 4, 5]);
});

it('code for Node.js may spread anything', async () => {
  const build = 'docusaurus-plugin-static-first/src/styles/purge-styles.ts';
  expect(await lint(build, CODE)).toEqual([]);
});
