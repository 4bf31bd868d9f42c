import {expect, it} from 'vitest';
import {plural} from '../../../scripts/lib/plural';

it('uses the singular for one and the plural for any other count', () => {
  expect([0, 1, 2].map((count) => plural(count, 'file'))).toEqual([
    '0 files',
    '1 file',
    '2 files',
  ]);
});
