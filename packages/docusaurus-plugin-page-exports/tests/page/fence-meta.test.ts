import {describe, expect, it} from 'vitest';
import {parseFenceMeta} from '../../src/page/fence-meta';

describe('the meta string of a fence', () => {
  it('contains words, values and highlighted lines', () => {
    const {flags, values} = parseFenceMeta(
      `separate title="a b.py" {1,3-4} wrong='no "x"' showLineNumbers=2`,
    );
    expect([...flags]).toEqual(['separate']);
    expect([...values]).toEqual([
      ['title', 'a b.py'],
      ['wrong', 'no "x"'],
      ['showLineNumbers', '2'],
    ]);
  });

  it('may be empty', () => {
    const {flags, values} = parseFenceMeta('');
    expect(flags.size + values.size).toBe(0);
  });
});
