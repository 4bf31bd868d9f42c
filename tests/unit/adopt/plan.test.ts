import {expect, it} from 'vitest';
import {describePlan} from '../../../scripts/lib/adopt/plan';

it('a plan is summarised by folder, and its empty parts are left out', () => {
  const file = {bytes: Buffer.from('')};
  const plan = {
    moves: new Map<string, string>(),
    removals: ['docs/start.mdx', 'docs/pods/index.mdx', 'CHANGELOG.md'],
    writes: new Map([
      ['adopt.json', file],
      ['sdk/kelp.py', file],
    ]),
    images: ['static/img/favicon.svg', 'static/img/favicon.ico'],
    notes: ['Kept README.md, which was edited.'],
  };
  expect(describePlan(plan).split('\n')).toEqual([
    'Removes:',
    '  docs/ (2 files)',
    '  CHANGELOG.md',
    'Writes:',
    '  adopt.json',
    '  sdk/ (1 file)',
    'Draws:',
    '  static/ (2 files)',
    'Kept README.md, which was edited.',
  ]);
  const moves = new Map([['docs/start.mdx', 'examples/docs/start.mdx']]);
  expect(describePlan({...plan, moves})).toMatch(
    /^Moves to examples\/:\n {2}docs\/ \(1 file\)\nRemoves:/,
  );
});
