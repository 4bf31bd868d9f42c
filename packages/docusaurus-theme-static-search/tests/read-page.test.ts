import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readPage} from '../src/plugin/read-page';
import type {Page, Section} from '../src/records/types';

let siteDir: string;

beforeAll(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'read-page-'));
});

afterAll(async () => {
  await fs.rm(siteDir, {recursive: true, force: true});
});

/** Writes files, and reads the first one. */
async function read(
  files: Readonly<Record<string, string>>,
  markdown: object = {},
): Promise<Page> {
  for (const [file, text] of Object.entries(files)) {
    await fs.writeFile(path.join(siteDir, file), text);
  }
  const site = {
    siteDir,
    siteConfig: {markdown},
    i18n: {currentLocale: 'en'},
  } as LoadContext;
  return readPage(
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
}

async function readSections(
  files: Readonly<Record<string, string>>,
  markdown: object,
): Promise<readonly Section[]> {
  return (await read(files, markdown)).sections;
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

it.each([
  ['The `__init__` command', 'The __init__ command'],
  ['*Run* a [pod](./pod.md) {#run}', 'Run a pod'],
  [String.raw`Ready :rocket: 3 \* 4`, 'Ready 🚀 3 * 4'],
])('the title in the heading %s is plain text', async (heading, title) => {
  const files = {
    'heading.md': `import A from './a.js';\n\n# ${heading}\n\nOn.`,
  };
  expect((await read(files)).title).toBe(title);
  // Sections are kept, and so is the title.
  expect((await read(files)).title).toBe(title);
});

it.each(['<Logo />', '{props.name}', 'The {name} page', ''])(
  'the title stays if the text of its heading is not known: %j',
  async (heading) => {
    const files = {'unknown.mdx': `# ${heading}\n\nOn.`};
    expect((await read(files)).title).toBe('Page');
  },
);

it('a break in a partial leaves the heading below the title of the page', async () => {
  const {title, sections} = await read({
    'noted.mdx': `import Notice from './_notice.mdx';

<Notice />

# Setup

## Next
`,
    '_notice.mdx': 'Beta.\n\n---\n',
  });
  expect(title).toBe('Page');
  expect(sections.map(({heading}) => heading)).toEqual(['', 'Next']);
});

it('a heading below an export is not the title', async () => {
  const source = 'export const depth = 3;\n\n# Other';
  expect((await read({'exported.mdx': source})).title).toBe('Page');
});

it.each(['---\ntitle: Page\n---\n\n# Other', 'Text first.\n\n# Other'])(
  'the title stays if it does not come from a heading: %j',
  async (source) => {
    expect((await read({'titled.md': source})).title).toBe('Page');
  },
);
