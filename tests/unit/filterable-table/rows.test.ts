import {describe, expect, it} from 'vitest';
import {hasWords, toWords} from '../../../src/components/FilterableTable/rows';

describe('the words of a filter', () => {
  it('are split and in lower case, however they are typed', () => {
    expect(toWords('  Batch\tSIZE ')).toEqual(['batch', 'size']);
  });

  it('are empty if only spaces are typed', () => {
    expect(toWords('   ')).toEqual([]);
  });
});

describe('a row', () => {
  it('matches if it has each word or its beginning, in any order', () => {
    expect(hasWords('ISLET_TASK_BATCH_SIZE: files', ['siz', 'task'])).toBe(
      true,
    );
  });

  it('does not match if one word is missing', () => {
    expect(hasWords('ISLET_HOME: folder', ['home', 'port'])).toBe(false);
  });

  it('matches if there are no words', () => {
    expect(hasWords('ISLET_HOME', [])).toBe(true);
  });
});
