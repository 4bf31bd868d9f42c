import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {lines} from '../../e2e/spec/lines';
import {compareClaims} from './compare-claims';
import {findClaims} from './find-claims';

describe('findClaims', () => {
  it('finds every line that a title claims, with its location', () => {
    const text = `
test('9.9 is not a claim', () => {});
test.describe('a group', () => {
  test(\`[2.1] [2.2] opens \${name}\`, async () => {});
});
it.each([1])('[5.1] holds for %i', () => {});
`;
    expect(findClaims('a.spec.ts', text)).toEqual([
      {line: '2.1', where: 'a.spec.ts:4'},
      {line: '2.2', where: 'a.spec.ts:4'},
      {line: '5.1', where: 'a.spec.ts:6'},
    ]);
  });

  it('counts neither a skipped test nor other text', () => {
    const text = `
test.skip('[2.1] later', () => {});
test.fixme('[2.2] later', () => {});
expect('[2.3]').toBe(list[2.4]);
`;
    expect(findClaims('a.spec.ts', text)).toEqual([]);
  });
});

describe('compareClaims', () => {
  it('reports a line without a test, and a claim of an unknown line', () => {
    const {rows, problems} = compareClaims({'1.1': 'one', '1.2': 'two'}, [
      {line: '1.1', where: 'a:1'},
      {line: '1.1', where: 'b:2'},
      {line: '7.77', where: 'c:3'},
    ]);
    expect(rows[0]?.tests).toEqual(['a:1', 'b:2']);
    expect(problems).toEqual([
      'No test names [1.2]: two.',
      'c:3 — there is no line [7.77]; see tests/e2e/spec/lines.ts.',
    ]);
  });
});

describe('the tests of this repository', () => {
  const root = path.resolve(import.meta.dirname, '../../..');

  function listTests(folder: string): string[] {
    return fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && /(?:^|\/)tests\//.test(file));
  }

  it('claim every line of the specification, and no unknown line', () => {
    const claims = [...listTests('tests'), ...listTests('packages')].flatMap(
      (file) =>
        findClaims(file, fs.readFileSync(path.join(root, file), 'utf8')),
    );
    expect(compareClaims(lines, claims).problems).toEqual([]);
  });
});
