import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findRoot} from '../src/headers/find-root';
import {headersFor, parseHeadersFile} from '../src/headers/headers-file';
import {hashInlineScripts} from '../src/headers/inline-scripts';
import {listNestedTags} from '../src/headers/list-nested-tags';
import {mergeRules} from '../src/headers/merge-rules';
import {writeHeaders} from '../src/headers/write-headers';

const OPTIONS = {
  sources: {},
  styles: [],
  strictTransport: false,
  securityTxt: false,
  trustedTypes: false,
  reproducible: true,
} as const;

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'locales-'));
});

afterEach(() => {
  fs.rmSync(outDir, {recursive: true, force: true});
});

/** Builds one locale as Docusaurus does, with one page. */
async function build(locale: string, html: string): Promise<string> {
  const isDefault = locale === 'en';
  const folder = isDefault ? outDir : path.join(outDir, locale);
  const baseUrl = isDefault ? '/docs/' : `/docs/${locale}/`;
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'index.html'), html);
  const i18n = {currentLocale: locale, defaultLocale: 'en'};
  const root = findRoot({baseUrl, i18n: i18n as LoadContext['i18n']}, folder);
  await writeHeaders({outDir: folder, baseUrl}, root, {
    ...OPTIONS,
    styles: [],
  });
  return fs.readFileSync(path.join(outDir, '_headers'), 'utf8');
}

it('sends one policy that allows the inline content of every locale', async () => {
  const pages = ['en', 'fr', 'de'].map(
    (locale) => `<meta charset="utf-8"><script>say('${locale}')</script>`,
  );
  const [en = '', fr = '', de = ''] = pages;
  await build('en', en);
  await build('fr', fr);
  const rules = parseHeadersFile(await build('de', de));
  const policy = headersFor(rules, '/docs/fr/')['Content-Security-Policy'];
  for (const hash of hashInlineScripts(pages.flatMap(listNestedTags))) {
    expect(policy).toContain(hash);
  }
  expect(headersFor(rules, '/docs/de/assets/a.js')).toHaveProperty(
    'Cache-Control',
  );
  expect(fs.existsSync(path.join(outDir, 'fr', '_headers'))).toBe(false);
});

it('keeps nothing from the locales of an earlier build', async () => {
  await build('en', '<meta charset="utf-8"><script>old()</script>');
  const text = await build('en', '<meta charset="utf-8">');
  expect(text).toContain("script-src 'self';");
});

it('treats a locale that is built alone as a site of its own', () => {
  const i18n = {
    currentLocale: 'fr',
    defaultLocale: 'en',
  } as LoadContext['i18n'];
  expect(
    findRoot({baseUrl: '/docs/fr/', i18n}, path.join(outDir, 'fr')),
  ).toEqual({outDir: path.join(outDir, 'fr'), baseUrl: '/docs/fr/'});
});

it("drops 'none' if another locale needs a source", () => {
  const rule = (policy: string) => ({
    pattern: '/*',
    headers: {'Content-Security-Policy': policy},
  });
  expect(
    mergeRules(
      [rule("default-src 'none'; style-src-attr 'none'")],
      [rule("default-src 'none'; style-src-attr 'unsafe-hashes' 'sha256-b='")],
    ),
  ).toEqual([
    rule("default-src 'none'; style-src-attr 'unsafe-hashes' 'sha256-b='"),
  ]);
});
