import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readPage} from '../src/plugin/read-page';
import type {Section} from '../src/records/types';

let siteDir: string;

beforeAll(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'read-page-'));
});

afterAll(async () => {
  await fs.rm(siteDir, {recursive: true, force: true});
});

/** Writes files, and reads the sections of the first one. */
async function readSections(
  files: Readonly<Record<string, string>>,
  markdown: object,
): Promise<readonly Section[]> {
  for (const [file, text] of Object.entries(files)) {
    await fs.writeFile(path.join(siteDir, file), text);
  }
  const site = {
    siteDir,
    siteConfig: {markdown},
    i18n: {currentLocale: 'en'},
  } as LoadContext;
  const {sections} = await readPage(
    site,
    Object.keys(files)[0] ?? '',
    {
      url: '/page',
      title: 'Page',
      section: 'Docs',
      description: '',
      keywords: [],
      docusaurus_tag: 'default',
    },
    true,
  );
  return sections;
}

/** Lists the ids of the headings of the first of some files. */
async function listAnchors(
  files: Readonly<Record<string, string>>,
  markdown: object = {},
): Promise<(string | null)[]> {
  const sections = await readSections(files, markdown);
  return sections.slice(1).map(({anchor}) => anchor);
}

it('emoji stay names if the site turns them off', async () => {
  const files = {'emoji.md': '## Go :rocket:'};
  const [, shown] = await readSections(files, {emoji: true});
  expect(shown).toMatchObject({heading: 'Go 🚀', anchor: 'go-rocket'});
  const [, named] = await readSections(files, {emoji: false});
  expect(named).toMatchObject({heading: 'Go :rocket:', anchor: 'go-rocket'});
});

it('the ids of headings keep their capitals if the site keeps them', async () => {
  const files = {'capitals.md': '## Setting Sail\n\n## Setting Sail'};
  expect(await listAnchors(files, {anchors: {maintainCase: true}})).toEqual([
    'Setting-Sail',
    'Setting-Sail-1',
  ]);
});

it('the ids of headings in partials are numbered separately', async () => {
  const anchors = await listAnchors({
    'page.mdx': `import Inner from './_partial.mdx';

## Setup

<Inner />

## Setup

<Inner />
`,
    '_partial.mdx': `import Deepest from './_nested.mdx';

## Setup

## Setup

<Deepest />
`,
    '_nested.mdx': '## Setup',
  });
  const partial = ['setup', 'setup-1', 'setup'];
  expect(anchors).toEqual(['setup', ...partial, 'setup-1', ...partial]);
});

it('elements in headings of plain Markdown are not part of their ids', async () => {
  const files = {'plain.md': '## The <b>deck</b> plan'};
  expect(await listAnchors(files, {format: 'detect'})).toEqual([
    'the-deck-plan',
  ]);
});
