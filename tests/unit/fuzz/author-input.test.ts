import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, describe, expect, it} from 'vitest';
import {
  createPageReader,
  isPageMessage,
  parseFenceMeta,
} from 'docusaurus-plugin-page-exports/page';
import {replaceTokens} from '../../../config/tokens';
import {validateProduct} from '../../../config/identity/validate';
import type {Product} from '../../../config/identity/types';
import {readGlossary} from 'docusaurus-plugin-page-exports/glossary';
import {parseDocstring} from 'python-reader';

// A fixed seed makes failures reproducible.
fc.configureGlobal({seed: 20_261_122});

const identity = {name: 'Kelp', slug: 'kelp'};
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fuzz-'));
afterAll(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

const piece = fc.oneof(
  fc.string({unit: 'binary', maxLength: 12}),
  fc.constantFrom(
    ...['---\n', 'title: ', '\n', ': ', '- ', '{', '}', '"', '[', '&a ', '*a'],
    ...['<', '>', '```', ':::note\n', 'Args:\n', '    ', '----\n', '{Product}'],
    ...[':param x: y\n', '.. note::\n', 'id: a\n', 'term: ', '!!js ', '\t'],
  ),
);
const text = fc.array(piece, {maxLength: 24}).map((pieces) => pieces.join(''));

/** Runs a reader and returns its message for the author; other errors are rethrown. */
function complaintOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) {
      throw error;
    }
    return error instanceof Error ? error.message : String(error);
  }
}

describe('a page with any front matter and text', () => {
  it('is parsed, or rejected with a line number within it', async () => {
    const reader = createPageReader({siteDir: '/', siteConfig: {markdown: {}}});
    await fc.assert(
      fc.asyncProperty(text, text, async (front, body) => {
        const page = `---\n${front}\n---\n\n${body}`;
        try {
          await reader.parse('page.mdx', page);
        } catch (error) {
          const line = isPageMessage(error) ? error.line : undefined;
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(page.split(/\r\n|\r|\n/).length);
        }
        complaintOf(() => parseFenceMeta(front));
      }),
      {numRuns: 150},
    );
  });

  it('loses only its tokens', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(replaceTokens(value, identity)).toBe(
          value.split('{Product}').join('Kelp'),
        );
      }),
    );
  });
});

describe('a glossary with any text', () => {
  it('is read, or rejected with the location of the error', () => {
    const file = path.join(folder, 'glossary.yml');
    fc.assert(
      fc.property(text, (value) => {
        fs.writeFileSync(file, value);
        const complaint = complaintOf(() => readGlossary(file));
        expect(complaint ?? `${file}\n1:1`).toMatch(/\.yml\n\d+:\d+/);
      }),
      {numRuns: 150},
    );
  });
});

describe('an identity with any values', () => {
  const value = fc.oneof(
    text,
    fc.constantFrom(null, undefined, 0, true, '../../etc', 'javascript:x'),
    fc.object({key: fc.constantFrom('label', 'url', 'path'), maxDepth: 1}),
  );
  const identityOf = fc.record(
    {
      name: value,
      slug: value,
      tagline: value,
      url: value,
      baseUrl: value,
      hubUrl: value,
      company: value,
      source: value,
      editUrl: value,
      footer: value,
      supportEmail: value,
      sdk: value,
      search: value,
      __proto__: value,
    },
    {requiredKeys: []},
  );

  it('is accepted, or rejected with a line for each error', () => {
    fc.assert(
      fc.property(identityOf, (candidate) => {
        const complaint = complaintOf(() =>
          validateProduct(candidate as unknown as Product, folder),
        );
        expect(complaint).toMatch(
          /^The product's identity can't be used as it is:\n {2}config\/product\.ts:\d+ — /,
        );
      }),
      {numRuns: 150},
    );
  });
});

describe('a docstring with any text', () => {
  const word = fc
    .integer({min: 100_000, max: 999_999})
    .map((number) => `word${number}`);
  const docstring = fc
    .array(
      fc.oneof(
        piece,
        word.map((one) => ` ${one}\n`),
      ),
      {maxLength: 30},
    )
    .map((pieces) => pieces.join('').replaceAll('\r', ''));

  it('is read in every style without losing a word', () => {
    fc.assert(
      fc.property(
        docstring,
        fc.constantFrom('auto', 'google', 'numpy', 'sphinx'),
        (value, style) => {
          const count = value.split('\n').length;
          const parsed = parseDocstring(
            {
              text: value,
              lines: Array.from({length: count}, (_, index) => index + 1),
              line: 1,
              endLine: count,
            },
            style,
          );
          const kept = JSON.stringify(parsed.sections);
          for (const one of value.match(/word\d{6}/g) ?? []) {
            expect(kept).toContain(one);
          }
        },
      ),
      {numRuns: 500},
    );
  });
});
