import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {
  AllContent,
  LoadContext,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import notebooks from '../../src/notebook';
import schema from '../fixtures/nbformat-4.5.schema.json';

const validate = new Ajv2020({strict: false, allErrors: true}).compile(schema);

interface Doc {
  title: string;
  permalink: string;
  source: string;
  frontMatter: Record<string, unknown>;
}

const ACTIONS: PluginContentLoadedActions = {
  addRoute: () => undefined,
  createData: () => Promise.resolve(''),
  setGlobalData: () => undefined,
};

/** Runs the plugin on pages by file; those with `notebook` get one. */
async function publish(
  pages: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'notebooks-'));
  try {
    const docs: Doc[] = [];
    for (const [file, text] of Object.entries(pages)) {
      await mkdir(path.dirname(path.join(siteDir, file)), {recursive: true});
      await writeFile(path.join(siteDir, file), text);
      docs.push({
        title: 'Counting',
        permalink: `/${file.replace(/\.mdx$/, '')}`,
        source: `@site/${file}`,
        frontMatter: {notebook: text.includes('notebook: true')},
      });
    }
    const content: AllContent = {
      'docusaurus-plugin-content-docs': {
        tutorials: {loadedVersions: [{docs}]},
      },
    };
    const site = {
      siteDir,
      baseUrl: '/',
      siteConfig: {url: 'https://docs.example', markdown: {}},
    };
    const plugin = notebooks({identity: {name: 'Reef', slug: 'reef'}})(
      // The plugin reads these facts of the site alone.
      site as LoadContext,
    );
    await plugin.allContentLoaded?.({allContent: content, actions: ACTIONS});
    const outDir = path.join(siteDir, 'build');
    await plugin.postBuild?.({outDir} as Parameters<
      NonNullable<typeof plugin.postBuild>
    >[0]);
    const folder = path.join(outDir, 'notebooks');
    const files = await readdir(folder);
    const texts = await Promise.all(
      files.map((file) => readFile(path.join(folder, file), 'utf8')),
    );
    return Object.fromEntries(
      files.map((file, index): [string, unknown] => [
        file,
        JSON.parse(texts[index] ?? ''),
      ]),
    );
  } finally {
    await rm(siteDir, {recursive: true, force: true});
  }
}

const PAGE = `---
notebook: true
---

# Counting with {Product}

Go on [diving](./diving.mdx).

\`\`\`python
print(3)
\`\`\`

\`\`\`text title="Output"
3
\`\`\`
`;

describe('the plugin that makes notebooks', () => {
  it('makes a valid one of each page that asks for it, and of no other', async () => {
    const made = await publish({
      'tutorials/counting.mdx': PAGE,
      'tutorials/diving.mdx': '# Diving\n',
    });
    expect(Object.keys(made)).toEqual(['counting.ipynb']);
    const notebook = made['counting.ipynb'];
    expect(validate(notebook), JSON.stringify(validate.errors)).toBe(true);
    expect(notebook).toMatchObject({
      cells: [
        {
          source: [
            '# Counting with Reef\n',
            '\n',
            'Go on [diving](https://docs.example/tutorials/diving).',
          ],
        },
        {source: ['print(3)'], outputs: [{name: 'stdout', text: ['3\n']}]},
        {
          source: [
            'This notebook was made from [Counting](https://docs.example/tutorials/counting).',
          ],
        },
      ],
    });
  });

  it('refuses two pages whose notebooks would have one name', async () => {
    await expect(
      publish({'tutorials/a/counting.mdx': PAGE, 'docs/counting.mdx': PAGE}),
    ).rejects.toThrow(
      'docs/counting.mdx and tutorials/a/counting.mdx would both be notebooks/counting.ipynb',
    );
  });
});

describe('the schema of notebooks', () => {
  it.each([
    ['a cell without an id', {cell_type: 'markdown', metadata: {}, source: []}],
    [
      'an id with a space',
      {cell_type: 'markdown', id: 'a b', metadata: {}, source: []},
    ],
    [
      'code without outputs',
      {
        cell_type: 'code',
        id: 'a',
        metadata: {},
        source: [],
        execution_count: null,
      },
    ],
  ])('refuses %s', (_, cell) => {
    expect(
      validate({
        nbformat: 4,
        nbformat_minor: 5,
        metadata: {
          kernelspec: {name: 'python3', display_name: 'Python 3'},
          language_info: {name: 'python'},
        },
        cells: [cell],
      }),
    ).toBe(false);
  });
});
