import {describe, expect, it} from 'vitest';
import {parseFenceMeta} from 'docusaurus-plugin-page-exports/page';
import type {Block} from '../../src/samples';
import {checkFences} from '../../src/samples/pages/check-fences';
import {suggest} from '../../src/samples/suggest';

describe('suggest', () => {
  it('returns the nearest word, or all if none is near', () => {
    expect(suggest('rows', ['row', 'size'])).toBe('Did you mean row?');
    expect(suggest('x', ['row', 'size'])).toBe('Use one of row, size.');
  });

  it('says that there are no words to use', () => {
    expect(suggest('rows', [])).toBe('There are none. Remove it.');
  });
});

describe('a fence with an unknown schema', () => {
  const block: Block = {
    file: 'docs/page.mdx',
    line: 1,
    language: 'yaml',
    meta: parseFenceMeta('schema="reef"'),
    lines: [],
  };
  const check = (schemas: readonly string[]) =>
    checkFences([block], schemas, []).map(({note}) => note);

  it('is reported with the schemas that exist', () => {
    expect(check(['pod', 'task'])).toEqual([
      'Use one of pod, task, or remove it.',
    ]);
  });

  it('is reported differently if no schema exists', () => {
    expect(check([])).toEqual(['There are no schemas. Remove it.']);
  });
});
