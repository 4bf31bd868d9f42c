import {createDiagnostic} from 'python-reader';
import {describe, expect, it} from 'vitest';
import {KINDS} from '../../src/report/kinds';
import {summarize} from '../../src/report/summarize';

function find(ruleId: string, line: number) {
  return createDiagnostic({
    ruleId,
    severity: 'warning',
    file: 'shop.py',
    line,
    reason: 'Something is wrong',
    note: 'Fix it.',
  });
}

describe('the summary of diagnostics', () => {
  it('states what was found, what to do, and where', () => {
    expect(summarize([find('syntax', 3)], 20)).toEqual([
      {
        heading: `1 × syntax: ${KINDS.syntax?.title}. ${KINDS.syntax?.advice}`,
        lines: ['shop.py:3 Something is wrong'],
      },
    ]);
  });

  it('uses the note of a diagnostic of an unknown kind', () => {
    expect(summarize([find('one', 3)], 20)).toEqual([
      {heading: '1 × one. Fix it.', lines: ['shop.py:3 Something is wrong']},
    ]);
  });

  it('starts with the largest group, and counts what does not fit', () => {
    const many = Array.from({length: 300}, (_, index) => find('one', index));
    const groups = summarize([find('two', 7), ...many], 8);
    expect(groups).toEqual([
      {
        heading: '300 × one. Fix it.',
        lines: [
          'shop.py:0 Something is wrong',
          'shop.py:1 Something is wrong',
          '… and 298 more',
        ],
      },
      {heading: '1 × two. Fix it.', lines: ['shop.py:7 Something is wrong']},
    ]);
  });

  it('fits on a screen, however many there are', () => {
    const rules = Object.keys(KINDS).slice(0, 6);
    const all = rules.flatMap((rule) =>
      Array.from({length: 90}, (_, index) => find(rule, index)),
    );
    const lines = summarize(all, 20).flatMap((group) => [
      group.heading,
      ...group.lines,
    ]);
    expect(lines.length).toBeLessThanOrEqual(20);
  });

  it('is empty without diagnostics', () => {
    expect(summarize([], 20)).toEqual([]);
  });

  it.each(Object.entries(KINDS))(
    'states what to do about %s in a sentence',
    (_, {title, advice}) => {
      expect(title).toMatch(/^[a-z].*[^.]$/);
      expect(advice).toMatch(/^[A-Z].*\.$/);
    },
  );
});
