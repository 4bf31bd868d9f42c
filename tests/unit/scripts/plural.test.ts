import {expect, it} from 'vitest';
import {plural} from '../../../scripts/lib/plural';

it('writes a single thing in the singular, and any other count in the plural', () => {
  expect([0, 1, 2].map((count) => plural(count, 'file'))).toEqual([
    '0 files',
    '1 file',
    '2 files',
  ]);
});
