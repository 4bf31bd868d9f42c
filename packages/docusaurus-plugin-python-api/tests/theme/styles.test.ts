import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const styles = readFileSync(
  new URL('../../src/styles.css', import.meta.url),
  'utf8',
);

describe('the default styles', () => {
  it('cover what is behind the heading that a link leads to', () => {
    const marks = styles.match(/--python-api-accent-soft: [^;]+;/g) ?? [];
    expect(marks).toHaveLength(2);
    for (const mark of marks) {
      expect(mark).not.toContain('transparent');
    }
  });
});
