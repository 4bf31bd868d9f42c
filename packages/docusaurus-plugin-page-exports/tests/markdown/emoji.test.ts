import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createPageReader} from '../../src/page';
import {listExports} from '../../src/page-exports';

const SOURCE =
  '# Go :rocket:\n\n<b>Fine :+1:</b> `:anchor:`, [:sailboat:](https://x.test/) at 10:30:45 :nothing:.';
const SHOWN =
  '# Go 🚀\n\n**Fine 👍** `:anchor:`, [⛵](https://x.test/) at 10:30:45 :nothing:.';
const NAMED = SOURCE.replace(/<\/?b>/g, '**');

let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'emoji-'));
  fs.writeFileSync(path.join(siteDir, 'go.mdx'), SOURCE);
});

afterAll(() => {
  fs.rmSync(siteDir, {recursive: true, force: true});
});

/** Makes the copy and the notebook of the page. */
async function exportPage(markdown: object): Promise<(string | undefined)[]> {
  const site = {
    siteDir,
    baseUrl: '/',
    siteConfig: {url: 'https://x.test', markdown},
    i18n: {currentLocale: 'en'},
  } as LoadContext;
  const exports = listExports({
    site,
    reader: createPageReader(site),
    options: {llms: false},
    pages: [
      {
        title: 'Go',
        fullTitle: 'Go',
        showsTitle: 'without-heading',
        description: '',
        permalink: '/go',
        source: '@site/go.mdx',
        instance: 'default',
        isListed: true,
        hasNotebook: true,
        contentPaths: {contentPath: siteDir, contentPathLocalized: siteDir},
      },
    ],
  });
  return Promise.all(
    ['go.md', 'go.ipynb'].map(async (file) => exports.get(file)?.()),
  );
}

it.each([
  ['are shown by default', {}, SHOWN],
  ['stay names if the site turns them off', {emoji: false}, NAMED],
])('emoji in copies and notebooks %s', async (_, markdown, text) => {
  const [copy, notebook] = await exportPage(markdown);
  expect(copy).toBe(`${text}\n`);
  for (const line of text.split('\n')) {
    expect(notebook).toContain(line);
  }
});
