import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeRoutes, type RouteModules} from '../src/bundle/write-routes';

type Site = Parameters<typeof writeRoutes>[0];

const LAYOUT = '4e5f60718';
/** Pages. The name of the first one's module is a prefix of the layout's. */
const pages = Array.from({length: 150}, (_, at) => ({
  path: `/docs/${at === 0 ? 'Page "zero"' : `page-${at}`}`,
  name: at === 0 ? '4e5f1c3d' : `${String(at).padStart(4, '0')}abcd`,
}));

const call = (...names: string[]) =>
  `ComponentCreator(${names.map((name) => JSON.stringify(name)).join(', ')})`;
const leaf = (at: string, hash: string) =>
  `{ path: ${JSON.stringify(at)}, component: ${call(at, hash)}, exact: true, sidebar: "s" },`;
const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ ${request}), ${request}, require.resolveWeak(${request})],\n`;

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${leaf('/about', '0ab')}
  {
    path: '/docs',
    component: ${call('/docs', '1cd')},
    routes: [
      ${pages.map(({path: at, name}) => leaf(at, name.slice(0, 3))).join('\n      ')}
    ]
  },
  { path: '*', component: ${call('*')} },
];
`;

async function makeSite(): Promise<Site> {
  const generatedFilesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'routes-'));
  const write = (name: string, text: string) =>
    fs.writeFile(path.join(generatedFilesDir, name), text);
  await write('routes.js', ROUTES);
  await write(
    'registry.js',
    `export default {\n${[
      entry(LAYOUT, '"@theme/DocItem"'),
      ...pages.map(({path: at, name}) =>
        entry(name, JSON.stringify(`@site${at}.mdx`)),
      ),
    ].join('')}};\n`,
  );
  await write(
    'routesChunkNames.json',
    JSON.stringify(
      Object.fromEntries(
        pages.map(({path: at, name}) => [
          `${at}-${name.slice(0, 3)}`,
          {__comp: LAYOUT, content: name, items: ['none']},
        ]),
      ),
    ),
  );
  await write(
    'globalData.json',
    JSON.stringify({
      'docusaurus-plugin-content-docs': {
        guides: {
          versions: [
            {
              name: 'current',
              mainDocId: 'page-1',
              docs: pages.map(({path: at}) => ({
                id: at.replace('/docs/', ''),
                path: at,
              })),
            },
          ],
        },
      },
      other: [1],
    }),
  );
  return {
    siteDir: generatedFilesDir,
    generatedFilesDir,
    siteConfig: {
      themeConfig: {navbar: {items: [{type: 'doc', docId: 'page-7'}]}},
    },
  } as unknown as Site;
}

describe('the routes of a site', () => {
  let folder: string;
  let modules: RouteModules;
  let text: (file: string) => Promise<string>;

  beforeAll(async () => {
    const site = await makeSite();
    folder = site.generatedFilesDir;
    modules = writeRoutes(site);
    text = (file) =>
      fs.readFile(path.join(path.dirname(modules.routes), file), 'utf8');
  });

  afterAll(async () => {
    await fs.rm(folder, {recursive: true});
  });

  it('split a long list of pages into parts of 64, by path', async () => {
    expect(modules.parts.map((part) => part.pages.length)).toEqual([
      64, 64, 22,
    ]);
    const paths = modules.parts.flatMap((part) =>
      part.pages.map((page) => page.path.toLowerCase()),
    );
    expect(paths).toEqual([...paths].sort());
    expect(modules.parts[0]?.first).toBe('/docs/page "zero"');
    const routes = await text('routes.js');
    expect(routes).toContain('"/about"');
    expect(routes).not.toContain('ComponentCreator("/docs/');
    expect(routes).toContain('ComponentCreator("*")');
    for (const {name, first} of modules.parts) {
      expect(routes).toContain(
        `{first: ${JSON.stringify(first)}, load: () => import(/* webpackChunkName: "${name}" */ "./${name}.js")}`,
      );
      expect(await text(`${name}.js`)).toContain(
        'export const makeRoutes = () => [{"path": "/docs/',
      );
    }
  });

  it('include modules of several parts from the start, and no others', async () => {
    const registry = await text('registry.js');
    expect(registry.match(/webpackChunkName/g)).toHaveLength(1);
    expect(registry).toContain('"@theme/DocItem"');
    const parts = await Promise.all(
      modules.parts.map(({name}) => text(`${name}.js`)),
    );
    expect(parts.join().match(/webpackChunkName/g)).toHaveLength(pages.length);
    expect(parts.join()).not.toContain('"@theme/DocItem"');
  });

  it('have short names for modules, and no paths of their files', async () => {
    const part = await text('routes-0.js');
    const request = JSON.stringify('@site/docs/Page "zero".mdx');
    expect(part).toContain(
      `"p4e5f": [() => import(/* webpackChunkName: "p4e5f" */ ${request}), "", require.resolveWeak(${request})]`,
    );
    expect(part).toContain(
      String.raw`"/docs/Page \"zero\"-4e5":{"__comp":"p4e5f6","content":"p4e5f","items":["none"]}`,
    );
  });

  it('add docs with their parts, except those in the navigation bar', async () => {
    const data = await text('global-data.js');
    expect(data).toContain('"other":[1]');
    expect(data).toContain(
      '"docs":[{"id":"page-1","path":"/docs/page-1"},{"id":"page-7","path":"/docs/page-7"}]',
    );
    const parts = await Promise.all(
      modules.parts.map(({name}) => text(`${name}.js`)),
    );
    expect(parts.join().match(/\{"id":"/g)).toHaveLength(pages.length - 2);
    expect(parts[0]).toContain(
      String.raw`export const docs = {"guides":{"current":[{"id":"Page \"zero\"","path":"/docs/Page \"zero\""},`,
    );
  });
});
