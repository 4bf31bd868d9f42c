import {describe, expect, it} from 'vitest';
import {hasWords, toWords} from '../../../src/components/FilterableTable/rows';

describe('the words of a filter', () => {
  it('are lower case and apart, however they are typed', () => {
    expect(toWords('  Batch\tSIZE ')).toEqual(['batch', 'size']);
  });

  it('are none when nothing but blanks is typed', () => {
    expect(toWords('   ')).toEqual([]);
  });
});

describe('a row', () => {
  it('stays when it has each word in any order, as far as typed', () => {
    expect(hasWords('ISLET_TASK_BATCH_SIZE: files', ['siz', 'task'])).toBe(
      true,
    );
  });

  it('goes when one word is missing', () => {
    expect(hasWords('ISLET_HOME: folder', ['home', 'port'])).toBe(false);
  });

  it('stays when there are no words', () => {
    expect(hasWords('ISLET_HOME', [])).toBe(true);
  });
});
