// cspell:ignore docu
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {docuHash} from '@docusaurus/utils';
import {findNamedDocs} from '../src/bundle/named-docs';
import type {SiteRoute, SiteRoutes} from '../src/bundle/read-routes';
import {writeSidebars} from '../src/bundle/write-sidebars';

const FOLDERS = ['a', 'b'];
const ids = FOLDERS.flatMap((folder) =>
  Array.from({length: 40}, (_, at) => `${folder}/${at}`),
);
/** A doc in no sidebar. */
const LONELY = 'lonely';

const link = (id: string) => ({
  type: 'link',
  label: `Page ${id}`,
  href: `/docs/${id}`,
  docId: id,
});

const version = {
  label: 'Next',
  docsSidebars: {
    guides: [
      link('first'),
      ...FOLDERS.map((folder) => ({
        type: 'category',
        label: folder,
        collapsible: true,
        collapsed: true,
        items: ids.filter((id) => id.startsWith(folder)).map(link),
      })),
    ],
  },
  docs: Object.fromEntries(
    ['first', LONELY, ...ids].map((id) => [id, {id, title: `Title ${id}`}]),
  ),
};

const pages: SiteRoute[] = ['first', ...ids].map((id) => ({
  path: `/docs/${id}`,
  component: [`/docs/${id}`, '1'],
  exact: true,
  sidebar: 'guides',
}));

/** The front matter of pages, by id. */
const FRONT_MATTER: Record<string, object> = {
  'a/1': {title: 'b/1', parts: ['a/1', 'b/2'], tags: ['b/3']},
  first: {related: {here: 'lonely', draft: true}},
};

const routes: SiteRoutes = {
  routes: [
    {path: '/about', component: ['/about', '1']},
    {path: '/docs', component: ['/docs', '2'], routes: pages},
  ],
  moduleNames: {
    '/about-1': {__comp: 'about', __props: 'other'},
    '/docs-2': {__comp: 'root', __props: 'version'},
    ...Object.fromEntries(
      ['first', ...ids].map((id) => [
        `/docs/${id}-1`,
        {__comp: 'page', content: id},
      ]),
    ),
  },
  requests: new Map([
    ['version', '"@generated/version.json"'],
    ['other', '"@generated/other.json"'],
    ...['first', ...ids].map((id): [string, string] => [
      id,
      JSON.stringify(`@site/docs/${id}.mdx`),
    ]),
  ]),
};

describe('the sidebars of a site', () => {
  let generatedFilesDir = '';
  let written: ReturnType<typeof writeSidebars>;
  const read = (name: string) =>
    fs.readFile(path.join(generatedFilesDir, 'static-first', name), 'utf8');

  beforeAll(async () => {
    generatedFilesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'sidebars-'));
    const write = async (name: string, data: unknown) => {
      const file = path.join(generatedFilesDir, name);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, JSON.stringify(data));
    };
    await write('version.json', {version});
    await write('other.json', null);
    for (const [id, frontMatter] of Object.entries(FRONT_MATTER)) {
      await write(
        `docusaurus-plugin-content-docs/guides/${docuHash(`@site/docs/${id}.mdx`)}.json`,
        {frontMatter},
      );
    }
    const docs = ['first', LONELY, ...ids].map((id) => ({
      id,
      path: `/docs/${id}`,
    }));
    const named = findNamedDocs({generatedFilesDir}, routes, pages, {
      guides: {versions: [{name: 'current', mainDocId: 'first', docs}]},
    });
    written = writeSidebars({generatedFilesDir}, routes, new Set(pages), named);
  });

  afterAll(async () => {
    await fs.rm(generatedFilesDir, {recursive: true});
  });

  it('have separate modules for collapsed items', async () => {
    expect([...written.sidebarParts]).toEqual(['sidebar-0-0', 'sidebar-0-1']);
    const request = written.routes.requests.get('version') ?? '';
    expect(path.basename(JSON.parse(request) as string)).toBe('version-0.js');
    const start = await read('version-0.js');
    expect(start).toContain('"label":"Next"');
    expect(start).toContain(
      '"docs":{"first":{"id":"first","title":"Title first"}',
    );
    expect(start).not.toContain('Page a/7');
    expect(start).toContain(
      '{0: () => import(/* webpackChunkName: "sidebar-0-0" */ "./sidebar-0-0.js"), 1: () => import(',
    );
    const part = await read('sidebar-0-0.js');
    expect(part).toContain('"label":"Page a/7"');
    expect(part).toContain('"title":"Title a/7"');
    expect(part).not.toContain('b/7');
  });

  it('are loaded with a page as far as it shows them', () => {
    const {moduleNames, requests} = written.routes;
    expect(moduleNames['/docs/first-1']).toEqual({
      __comp: 'page',
      content: 'first',
    });
    expect(moduleNames['/docs/b/7-1']).toEqual({
      __comp: 'page',
      content: 'b/7',
      sidebarParts: {0: 'sidebar-0-1'},
    });
    expect(requests.get('sidebar-0-1')).toBe('"./sidebar-0-1.js"');
    expect(moduleNames['/about-1']).toBe(routes.moduleNames['/about-1']);
  });

  it('include docs that the front matter of a page refers to', async () => {
    expect(written.routes.moduleNames['/docs/a/1-1']).toHaveProperty(
      'sidebarParts',
      {0: 'sidebar-0-0', 1: 'sidebar-0-1'},
    );
    expect(await read('version-0.js')).toContain('"title":"Title lonely"');
  });

  it('are unchanged if no page is loaded in parts', () => {
    const none = writeSidebars(
      {generatedFilesDir},
      routes,
      new Set(),
      new Map(),
    );
    expect(none.routes).toEqual(routes);
    expect(none.sidebarParts.size).toBe(0);
  });
});
