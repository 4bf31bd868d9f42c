import {describe, expect, it} from 'vitest';
import {checkTables} from '../../src/prose/rules/tables';
import {checkRule} from '../support/check-rule';

describe('tables', () => {
  it('have a heading in each column', async () => {
    expect(
      await checkRule(checkTables, [
        'Reefs:',
        '',
        '| | Depth | `m²` |',
        '| --- | --- | --- |',
        '| Great Reef | | 5 |',
      ]),
    ).toEqual(['3 Column 1 of the table has no heading']);
  });

  it('may have a heading that is an image or drawn by a component', async () => {
    expect(
      await checkRule(checkTables, [
        '| <img src="/a.png" alt="Reef" /> | <Icon name="depth" /> | {unit} |',
        '| --- | --- | --- |',
        '| Great Reef | 3 | 5 |',
      ]),
    ).toEqual([]);
  });

  it('need more in a heading than an empty element', async () => {
    expect(
      await checkRule(checkTables, [
        '| <span /> | <b></b> | <Icon alt="" /> |',
        '| --- | --- | --- |',
        '| Great Reef | 3 | 5 |',
      ]),
    ).toEqual([
      '1 Column 1 of the table has no heading',
      '1 Column 2 of the table has no heading',
      '1 Column 3 of the table has no heading',
    ]);
  });
});
