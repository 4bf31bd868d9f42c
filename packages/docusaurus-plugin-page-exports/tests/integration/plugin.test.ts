import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {AllContent, LoadedPlugin, Props} from '@docusaurus/types';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import pageExports, {type PluginOptions} from '../../src';
import {listPages, listPosts} from '../../src/content/list-pages';
import {createPageReader} from '../../src/page';
import {listExports} from '../../src/page-exports';

const siteDir = path.resolve(import.meta.dirname, '../fixtures/site');
const generated = path.join(siteDir, '../../../.cache/tests');
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'page-exports-'));
afterAll(() => {
  fs.rmSync(temporary, {recursive: true});
  fs.rmSync(generated, {recursive: true, force: true});
  fs.rmSync(path.join(siteDir, '.cache'), {recursive: true, force: true});
});

// Read once, when Docusaurus is imported.
vi.hoisted(() => {
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = '../../../.cache/tests';
});

async function load(locale: string): Promise<Props> {
  const {props} = await loadSite({siteDir, locale});
  return props;
}

function pluginOf({plugins}: Props): LoadedPlugin {
  const plugin = plugins.find(
    ({name}) => name === 'docusaurus-plugin-page-exports',
  );
  if (!plugin) {
    throw new Error('The fixture does not use the plugin.');
  }
  return plugin;
}

/** Runs the plugin's part of a build and returns the text of each file. */
async function build(props: Props): Promise<Map<string, string>> {
  const outDir = fs.mkdtempSync(path.join(temporary, 'build-'));
  await pluginOf(props).postBuild?.({...props, outDir} as never);
  const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  return new Map(
    files
      .filter((file) => fs.statSync(path.join(outDir, file)).isFile())
      .map((file) => [file, fs.readFileSync(path.join(outDir, file), 'utf8')]),
  );
}

type Handler = (
  request: {url: string},
  response: {setHeader: () => void; end: (text: string) => void},
  next: () => void,
) => void;

/** Sends requests to the plugin's middleware; null if it passes them on. */
function createServer(props: Props) {
  const list: {middleware: Handler}[] = [];
  const configure = pluginOf(props).configureWebpack as unknown as (
    config: object,
    isServer: boolean,
  ) => {devServer: {setupMiddlewares: (middlewares: object[]) => void}};
  configure({}, false).devServer.setupMiddlewares(list);
  return (url: string) =>
    new Promise<string | null>((resolve) => {
      const response = {setHeader: () => undefined, end: resolve};
      list[0]?.middleware({url}, response, () => {
        resolve(null);
      });
    });
}

/** Returns what the docs and blog plugins have loaded. */
function contentOf({plugins}: Props): AllContent {
  const idsOf = (plugin: string) =>
    Object.fromEntries(
      plugins
        .filter(({name}) => name === plugin)
        .map(({options: {id}, content}: LoadedPlugin) => [id, content]),
    );
  return Object.fromEntries(
    ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-blog'].map(
      (plugin) => [plugin, idsOf(plugin)],
    ),
  );
}

/** Lists the files that would be exported with other options. */
function listFiles(props: Props, options: PluginOptions): string[] {
  const content = contentOf(props);
  const pages = [...listPages(content), ...listPosts(content, siteDir)];
  const reader = createPageReader(props);
  return [...listExports({site: props, reader, options, pages}).keys()].sort();
}

describe('a site with two versions, two instances and two languages', () => {
  let props: Props;
  let files: Map<string, string>;

  beforeAll(async () => {
    props = await load('en');
    files = await build(props);
  });

  it('has a copy of each page, never as a hidden file, and notebooks', () => {
    expect([...files.keys()].sort()).toEqual([
      'blog/again.md',
      'blog/headed.md',
      'blog/spawning.md',
      'docs/guide.md',
      'docs/guide/counting.ipynb',
      'docs/guide/counting.md',
      'docs/next.md',
      'docs/next/guide.md',
      'docs/next/guide/counting.ipynb',
      'docs/next/guide/counting.md',
      'docs/next/hidden.md',
      'docs/next/untitled.ipynb',
      'docs/next/untitled.md',
      'llms.txt',
      'notes/first.md',
      'notes/log book.ipynb',
      'notes/log book.md',
    ]);
  });

  it('keeps its parsed pages until they have been unused for a week', async () => {
    const folder = path.join(siteDir, '.cache/pages');
    const kept = fs.readdirSync(folder);
    expect(kept.length).toBeGreaterThanOrEqual(8);
    const unused = path.join(folder, 'f'.repeat(64));
    fs.writeFileSync(unused, '');
    fs.utimesSync(unused, 0, 0);
    await build(props);
    expect(fs.readdirSync(folder)).toEqual(kept);
  });

  it('lists the listed pages of the latest version in llms.txt', () => {
    expect(files.get('llms.txt')).toBe(`# Reef

> Corals, counted.

## Pages

- [After the last night, \\_\\_dive\\_\\_ and all](https://docs.example/reef/blog/headed.md): A formatted heading.
- [Again](https://docs.example/reef/blog/again.md): Another night.
- [Counting](https://docs.example/reef/docs/guide/counting.md): How to count in 1.0.
- [Log book](https://docs.example/reef/notes/log%20book.md): A file with a space in its name.
- [Spawning](https://docs.example/reef/blog/spawning.md): One night a year.
- [The \\[new\\] guide](https://docs.example/reef/docs/guide.md): What there was.
- [The first of all notes](https://docs.example/reef/notes/first.md): A note.
`);
  });

  it('links without a trailing slash, like the site', () => {
    expect(files.get('docs/next/guide.md')).toBe(`# The \\[new] guide

Begin with [counting](https://docs.example/reef/docs/next/guide/counting#begin), or [start again](https://docs.example/reef/docs/next).
`);
    expect(files.get('docs/guide/counting.md')).toContain(
      '[the guide](https://docs.example/reef/docs/guide)',
    );
    expect(files.get('docs/next/guide/counting.md')).toContain(
      '# Counting at Reef\n\nBack to [the guide](https://docs.example/reef/docs/next/guide).',
    );
  });

  it('copies posts with the title of their front matter', () => {
    expect(files.get('blog/spawning.md')).toBe(`# Spawning

One night a year at Reef; [next time](https://docs.example/reef/blog/again) too.

## The night

Count from [the docs](https://docs.example/reef/docs/guide).
`);
  });

  it('copies posts with the title that replaces the one in their text', () => {
    expect(files.get('blog/again.md')).toBe(
      '# Again\n\nOnce more.\n\nBefore midnight.\n',
    );
    expect(files.get('blog/headed.md')).toBe(
      '# After the **last** night, `__dive__` and [all](https://docs.example/reef/docs/guide)\n\nNothing more.\n',
    );
  });

  it('leaves out a title that the page hides', () => {
    expect(files.get('docs/next/untitled.md')).toBe(
      '## Under water\n\nA picture of corals.\n',
    );
    const notebook = JSON.parse(
      files.get('docs/next/untitled.ipynb') ?? '',
    ) as {
      cells: {source: string[]}[];
      metadata: {title: string};
    };
    expect(notebook.cells[0]?.source.join('')).toMatch(/^## Under water/);
    expect(notebook.metadata.title).toBe('Picture book');
  });

  it('links to the source page in a notebook', () => {
    expect(files.get('docs/guide/counting.ipynb')).toContain(
      'This notebook was made from [Counting](https://docs.example/reef/docs/guide/counting).',
    );
    expect(files.get('notes/log book.ipynb')).toContain('/log%20book).');
  });

  it('passes the folder of notebooks to the browser', () => {
    const file = path.join(generated, 'globalData.json');
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({
      'docusaurus-plugin-page-exports': {default: {notebookFolder: null}},
    });
  });

  it('passes it with its own content, so that the order of data is stable', () => {
    expect(pluginOf(props).globalData).toEqual({notebookFolder: null});
  });

  it('is served by the development server as a build writes it', async () => {
    const ask = createServer(props);
    expect(await ask('/reef/docs/next/guide.md')).toBe(
      files.get('docs/next/guide.md'),
    );
    expect(await ask('/reef/notes/log%20book.md')).toBe(
      files.get('notes/log book.md'),
    );
    expect(await ask('/reef/docs/next/guide/.md')).toContain('no file');
    expect(await ask('/reef/docs/guide/none.ipynb')).toContain('no file');
    expect(await ask('/reef/files/static.md')).toBeNull();
    expect(await ask('/reef/docs/guide')).toBeNull();
  });

  it('passes on requests for static files beside exports', async () => {
    const ask = createServer(props);
    expect(await ask('/reef/docs/templates/report.md?x=1')).toBeNull();
    expect(await ask('/reef/docs/templates/none.md')).toContain('no file');
    expect(await ask('/reef/docs/templates/%00.md')).toContain('no file');
    const outside = `${'..%2f'.repeat(5)}README.md`;
    expect(await ask(`/reef/docs/${outside}`)).toContain('no file');
  });

  it('copies only the configured instances', () => {
    const options = {markdown: {instances: ['notes']}, notebooks: false};
    expect(listFiles(props, options)).toEqual([
      'llms.txt',
      'notes/first.md',
      'notes/log book.md',
    ]);
    expect(
      listFiles(props, {markdown: {instances: ['notes'], posts: true}}),
    ).toContain('blog/spawning.md');
    expect(listFiles(props, {})).not.toContain('blog/spawning.md');
    expect(listFiles(props, {markdown: false, notebooks: false})).toEqual([]);
    expect(
      listFiles(props, {markdown: {instances: ['notes']}, llms: false}),
    ).toContain('docs/guide/counting.ipynb');
  });

  it('rejects the id of no docs plugin', () => {
    const options = {markdown: {instances: ['note']}};
    const plugin = pageExports(props, options);
    const allContent = contentOf(props);
    expect(() => plugin.allContentLoaded?.({allContent} as never)).toThrow(
      "contains 'note', but the site has docs plugins with these ids: 'default', 'notes'",
    );
  });

  it('rejects one folder for notebooks of the same name', () => {
    expect(() => listFiles(props, {notebooks: {folder: 'notebooks'}})).toThrow(
      /counting\.mdx and @site\/.+counting\.mdx would both be exported to \/reef\/notebooks\/counting\.ipynb/,
    );
  });

  it('has its locale in every path', async () => {
    const french = await build(await load('fr'));
    expect([...french.keys()]).toContain('docs/next/guide/counting.md');
    expect(french.get('docs/next/guide/counting.md')).toContain(
      'Voir [le guide](https://docs.example/reef/fr/docs/next/guide) et [le début](https://docs.example/reef/fr/docs/next).',
    );
    expect(french.get('llms.txt')).toContain(
      'https://docs.example/reef/fr/docs/guide.md',
    );
  });

  it('titles admonitions as the themes do in the language', async () => {
    const french = await load('fr');
    // Those of themes, which Docusaurus adds to the site's own.
    const codeTranslations = {'theme.admonition.note': 'remarque'};
    const copies = await build({...french, codeTranslations});
    expect(copies.get('docs/next/guide/counting.md')).toContain(
      '> **Remarque**\n>\n> Pas à pas.',
    );
    const notebook = copies.get('docs/next/guide/counting.ipynb');
    expect(notebook).toContain('**Remarque**');
  });
});
