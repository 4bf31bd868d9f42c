import {createDiagnostic} from 'python-reader';
import {describe, expect, it} from 'vitest';
import {summarize} from '../src/terminal';

function find(ruleId: string, line: number) {
  return createDiagnostic({
    ruleId,
    severity: 'error',
    file: 'shop.py',
    line,
    reason: 'Something is wrong',
    note: 'Fix it.',
  });
}

describe('the summary of diagnostics', () => {
  it('has all that fit a screen', () => {
    expect(summarize([find('one', 3)])).toEqual([
      'shop.py:3 Something is wrong. Fix it. (one)',
    ]);
  });

  it('has some of each rule, and says how many more there are', () => {
    const many = Array.from({length: 300}, (_, index) => find('one', index));
    const lines = summarize([...many, find('two', 7)], 6);
    expect(lines).toEqual([
      'shop.py:0 Something is wrong. Fix it. (one)',
      'shop.py:1 Something is wrong. Fix it. (one)',
      '… and 298 more of one',
      'shop.py:7 Something is wrong. Fix it. (two)',
    ]);
  });
});
