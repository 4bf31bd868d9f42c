import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {mendSavedSearches} from 'docusaurus-theme-static-search/client/saved-searches';
import {
  escapeHtml,
  unescapeHtml,
} from 'docusaurus-theme-static-search/client/escape';

// The same cases in every run: a failure can be repeated.
fc.configureGlobal({seed: 20_261_122});

const nasty = fc.constantFrom(
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.test/x',
  '__proto__',
  'constructor',
  '\u202e\ud800',
  '&lt;b&gt;',
);
const text = fc.oneof(fc.string({unit: 'binary', maxLength: 40}), nasty);

/** Lists every text of a value that DocSearch could show: no key is shown. */
function textsOf(value: unknown): string[] {
  if (value !== null && typeof value === 'object') {
    return Object.values(value).flatMap(textsOf);
  }
  return typeof value === 'string' ? [value] : [];
}

describe('saved searches', () => {
  const entry = fc.record(
    {
      objectID: fc.oneof(text, fc.integer()),
      url: fc.oneof(
        text,
        fc.constantFrom('/guide', 'https://a.test/', '\tjavascript:x', '/\\x'),
      ),
      hierarchy: fc.oneof(
        fc.constant(null),
        fc.dictionary(fc.constantFrom('lvl0', 'lvl1', '__proto__'), text),
      ),
      content: fc.oneof(text, fc.constant(null)),
      _snippetResult: fc.object({values: [text]}),
    },
    {requiredKeys: []},
  );
  const stored = fc.oneof(
    text,
    fc.json(),
    fc.array(entry).map((entries) => JSON.stringify(entries)),
  );

  it('hold no markup, no script address and no second id once mended', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const mended = mendSavedSearches(value);
        if (mended === null) {
          return;
        }
        expect(textsOf(JSON.parse(mended)).join('')).not.toMatch(/[<>]/);
        const entries = JSON.parse(mended) as {objectID: string; url: string}[];
        const ids = entries.map(({objectID}) => objectID);
        expect(new Set(ids).size).toBe(ids.length);
        for (const {url} of entries) {
          expect(new URL(url, 'https://site.test').protocol).toMatch(
            /^https?:/,
          );
        }
        expect(mendSavedSearches(mended)).toBe(mended);
      }),
      {numRuns: 300},
    );
  });

  it('keep every sound entry', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), {maxLength: 10}), (ids) => {
        const entries = ids.map((objectID) => ({
          objectID,
          url: '/guide',
          hierarchy: {lvl0: 'Guide'},
        }));
        const mended = mendSavedSearches(JSON.stringify(entries)) ?? '';
        expect(JSON.parse(mended)).toHaveLength(ids.length);
      }),
      {numRuns: 50},
    );
  });

  it('are dropped, not followed, when they are nested beyond reason', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(mendSavedSearches(deep) ?? '[]').toBe('[]');
  });
});

describe('escapeHtml', () => {
  it('leaves nothing to run, and gives back every character', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(escapeHtml(value)).not.toMatch(/[<>"']/);
        expect(unescapeHtml(escapeHtml(value))).toBe(value);
      }),
    );
  });
});
