import {expect, it} from 'vitest';
import {moveReferences} from '../../../scripts/lib/pack/move-references';

it('makes the references of moved declarations relative to their source', () => {
  const output = '/reef/.cache/types/packages/chart/src/theme/index.d.ts';
  const source = '/reef/packages/chart/src/theme/index.ts';
  const write = (reference: string) =>
    `/// <reference path="${reference}" preserve="true" />\nexport {};\n`;
  const written = '../../../../../../packages/chart/src/theme.d.ts';
  expect(moveReferences(write(written), output, source)).toBe(
    write('../theme.d.ts'),
  );
});
