import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sortFaults} from '../../src/sdk/finding';
import {formatFault} from '../../src/sdk/report/format-fault';
import {formatMeasures} from '../../src/sdk/report/format-measures';

const FAULT = {
  rule: 'docstring-missing',
  file: 'reef/fish.pyi',
  line: 12,
  message: 'class reef.fish.Crab is not documented',
  hint: 'give it a docstring',
};

describe('a fault', () => {
  it('is printed with its place, what it is and how to mend it', () => {
    const root = path.resolve('/reef/sdk');
    expect(formatFault(FAULT, root, path.resolve('/reef'))).toBe(
      'sdk/reef/fish.pyi:12 — class reef.fish.Crab is not documented — give it a docstring',
    );
  });

  it('comes in the order of files and lines', () => {
    const faults = [
      {...FAULT, file: 'b.pyi', line: 2},
      {...FAULT, file: 'b.pyi', line: 10},
      {...FAULT, file: 'a.pyi', line: 30},
    ];
    expect(
      sortFaults(faults.reverse()).map(({file, line}) => `${file}:${line}`),
    ).toEqual(['a.pyi:30', 'b.pyi:2', 'b.pyi:10']);
  });
});

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

  it('calls nothing whole that has a gap', () => {
    expect(formatMeasures([{label: 'A', good: 9999, total: 10_000}])).toContain(
      '99.9 %',
    );
  });

  it('calls an empty set whole', () => {
    expect(formatMeasures([{label: 'A', good: 0, total: 0}])).toContain(
      '100.0 %',
    );
  });
});
