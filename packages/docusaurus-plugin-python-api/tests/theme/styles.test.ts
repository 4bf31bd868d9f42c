import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const styles = readFileSync(
  new URL('../../src/styles.css', import.meta.url),
  'utf8',
);

const section = readFileSync(
  new URL(
    '../../src/theme/PythonApi/SymbolSection/styles.module.css',
    import.meta.url,
  ),
  'utf8',
);

function ruleOf(selector: string): string {
  const start = section.indexOf(`\n${selector} {`);
  return section.slice(start, section.indexOf('\n}', start));
}

describe('the default styles', () => {
  it('cover what is behind the heading that a link leads to', () => {
    const marks = styles.match(/--python-api-accent-soft: [^;]+;/g) ?? [];
    expect(marks).toHaveLength(2);
    for (const mark of marks) {
      expect(mark).not.toContain('transparent');
    }
  });

  it('keep long names and examples within a phone', () => {
    expect(ruleOf('.section')).toContain('overflow-wrap: break-word;');
    expect(ruleOf('.row > *')).toContain('min-inline-size: 0;');
  });
});
