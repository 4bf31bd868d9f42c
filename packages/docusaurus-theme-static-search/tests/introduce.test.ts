import {expect, it} from 'vitest';
import {introduce} from '../src/records/introduce';

it('a symbol is introduced by its kind and module', () => {
  expect(introduce({kind: 'enumMember', module: 'ship'})).toBe(
    'Enum member of ship.',
  );
});

it('the outermost package is introduced by its kind alone', () => {
  expect(introduce({kind: 'package', module: ''})).toBe('Package.');
});
