import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {beforeEach, expect, it} from 'vitest';
import {listDiagrams} from '../src/pages/list-diagrams';

const SOURCES = {
  fence: '# Fence\n\n```mermaid\ngraph TD\n```\n',
  list: '- a\n\n  ~~~ mermaid title="x"\n  graph TD\n  ~~~\n',
  component: "import Mermaid from '@theme/Mermaid';\n\n<Mermaid value={x} />\n",
  prose: 'About `mermaid` and mermaids.\n\n```mermaids\n```\n',
};

let siteDir: string;

beforeEach(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'diagrams-'));
  for (const [name, text] of Object.entries(SOURCES)) {
    await fs.writeFile(path.join(siteDir, `${name}.md`), text);
  }
  return () => fs.rm(siteDir, {recursive: true});
});

function list(mermaid: boolean): Promise<string[]> {
  const pages = Object.keys(SOURCES).map((name) => ({
    path: `/site/docs/${name}`,
    metadata: {sourceFilePath: `${name}.md`},
  }));
  return listDiagrams({
    siteDir,
    baseUrl: '/site/',
    siteConfig: {markdown: {mermaid}},
    routes: [
      {path: '/site/docs', routes: pages},
      {path: '/site/', metadata: {sourceFilePath: 'none.md'}},
    ],
  } as unknown as Props);
}

it('finds the pages whose diagrams only React draws', async () => {
  expect(await list(true)).toEqual([
    '/docs/fence',
    '/docs/list',
    '/docs/component',
  ]);
});

it('finds none if the site shows such fences as code', async () => {
  expect(await list(false)).toEqual([]);
});
