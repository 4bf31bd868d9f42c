import {describe, expect, it} from 'vitest';
import {formatMeasures} from '../../src/sdk/report/format-measures';

describe('the report', () => {
  it('shows shares in columns', () => {
    expect(
      formatMeasures([
        {label: 'Arguments documented', good: 5, total: 10},
        {label: 'Examples', good: 100, total: 100},
      ]),
    ).toBe(
      [
        'Arguments documented   50.0 %     5 of 10',
        'Examples              100.0 %  100 of 100',
      ].join('\n'),
    );
  });

  it('rounds no incomplete share up to 100', () => {
    expect(formatMeasures([{label: 'A', good: 9999, total: 10_000}])).toContain(
      '99.9 %',
    );
  });

  it('reports an empty set as complete', () => {
    expect(formatMeasures([{label: 'A', good: 0, total: 0}])).toContain(
      '100.0 %',
    );
  });
});
