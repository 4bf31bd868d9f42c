import {mkdir, mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readPackage} from 'python-reader';
import {createPageReader} from 'docusaurus-plugin-page-exports/page';
import {createReferencePages} from '../../src/reference-pages/create-pages';
import type {ReferencePageOptions} from '../../src/reference-pages/options';
import {writeReferencePages} from '../../src/reference-pages/write-pages';
import {readReef, REEF_SCHEMAS} from '../support/reef';

const words = {description: 'All of them.', introduction: 'Look it up.'};
const PAGES: readonly ReferencePageOptions[] = [
  {
    kind: 'file',
    schema: 'pod',
    file: 'pod.mdx',
    title: 'Pod file',
    position: 1,
    ...words,
  },
  {
    kind: 'file',
    schema: 'task',
    file: 'task.mdx',
    title: 'Task file',
    position: 2,
    ...words,
  },
  {
    kind: 'commands',
    program: 'reef',
    module: 'scripts',
    file: 'commands.mdx',
    title: 'Command line',
    position: 3,
    ...words,
  },
  {
    kind: 'errors',
    file: 'errors.mdx',
    title: 'Errors',
    position: 4,
    ...words,
    ending: '## Next steps',
  },
];

const sdk = await readReef();
const options = {sdk, schemas: REEF_SCHEMAS, pages: PAGES};
const pages = createReferencePages({
  ...options,
  frontMatter: (source) => ({custom_edit_url: source}),
});
const pageOf = (file: string) => pages.get(file) ?? '';

describe('every page', () => {
  it('is MDX with the introduction and ending of the options', async () => {
    const reader = createPageReader({
      siteDir: tmpdir(),
      siteConfig: {markdown: {}},
    });
    for (const [file, text] of pages) {
      const {frontMatter} = await reader.parse(file, text);
      expect(frontMatter).toMatchObject({description: 'All of them.'});
      expect(text).toContain('\n\nLook it up.\n\n');
    }
    expect([...pages.keys()]).toEqual(PAGES.map(({file}) => file));
    expect(pageOf('errors.mdx')).toMatch(/## Next steps\n$/);
  });

  it("has the package's file in its front matter", () => {
    expect(pageOf('pod.mdx')).toContain(
      'custom_edit_url: reef/runners/config_schemas/pod_schemas.pyi',
    );
    expect(pageOf('errors.mdx')).toContain('custom_edit_url: null');
  });

  it('is omitted if the package has no content for it', () => {
    const none = createReferencePages({
      ...options,
      sdk: {...sdk, modules: []},
    });
    expect(none.size).toBe(0);
  });
});

describe('the page of a file', () => {
  it('starts with a complete example that is checked as a sample', () => {
    expect(pageOf('pod.mdx')).toContain(
      '```yaml schema="pod" title="pod.yaml"\nname: north\n',
    );
  });

  it('lists the type, the default and the description of each key', () => {
    const page = pageOf('pod.mdx');
    expect(page).toContain(
      '| `name` | string | **required** | Name of the pod. |',
    );
    expect(page).toContain('| `retries` | integer | `3` | |');
    expect(page).toContain('| `service` | `hub` or `relay` | `"relay"` | |');
    expect(page).toContain('| `bounds` | list of 2 numbers | none |');
    expect(page).toContain(
      '| `ignore` | string or list of strings | `[]` | Columns that nobody may see. |',
    );
  });

  it('describes each nested mapping once, with an anchor', () => {
    const page = pageOf('pod.mdx');
    expect(page.match(/^#+ .*data_config` \\\{#.*$/gm)).toEqual([
      '## `datasources[].data_config` \\{#datasources-data_config}',
    ]);
    expect(page).toContain('Also used as `data_config`.');
    expect(page).toContain('[mapping](#datasources-data_config)');
  });

  it('describes both forms of a key, and the choice between keys', () => {
    const page = pageOf('pod.mdx');
    expect(page).toContain('## `keys` \\{#keys}');
    expect(page).toContain('## `keys` with `hub`, `relay` \\{#keys-2}');
    expect(page).toContain(
      'Use either `datasources` or `datasource`, never both.',
    );
  });

  it('distinguishes the forms of a key by their keys', () => {
    expect(pageOf('pod.mdx')).toContain(
      '| `keys` | [mapping with `key_id` and `key`](#keys) or [mapping with `hub` and `relay`](#keys-2) | none |',
    );
  });

  it('describes classes with the same keys once', () => {
    const page = pageOf('pod.mdx');
    expect(page).toContain(
      '| `since` | [mapping](#datasources-data_config-since) | none |',
    );
    expect(page.match(/^#+ .*since/gm)).toHaveLength(1);
  });

  it('lists the values of a key that determines the others', () => {
    const page = pageOf('task.mdx');
    expect(page).toContain('- [`reef.Count`](#Count)');
    expect(page).toContain('- [any other value](#algorithm-other)');
    expect(page).toContain(
      '#### `arguments` of `reef.Count` \\{#Count-arguments}',
    );
    expect(page).toContain('list of strings or placeholder');
  });
});

describe('the page of commands', () => {
  it('contains usage, arguments, an example with output, and errors', () => {
    const page = pageOf('commands.mdx');
    expect(page).toContain('## `reef run_pod` \\{#run_pod}');
    expect(page).toContain(
      'reef run_pod PATH_TO_CONFIG_YAML [--dry_run[=VALUE]]',
    );
    expect(page).toContain(
      '| `--path_to_config_yaml` | string | **required** | The pod file. |',
    );
    expect(page).toContain(
      '```bash\nreef run_pod pod.yaml \\\n    --dry-run=true\n```\n\n```text\nThe pod is valid.\n```',
    );
    expect(page).toContain('| `FileNotFoundError` | If there is no file. |');
  });
});

it('a default that only running code computes is not shown as none', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'reef-'));
  const scripts = path.join(root, 'coral', 'scripts');
  await mkdir(scripts, {recursive: true});
  await writeFile(path.join(root, 'coral', '__init__.py'), '');
  await writeFile(path.join(scripts, '__init__.py'), '');
  await writeFile(
    path.join(scripts, 'dive.py'),
    'import os\n\ndef dive(place: str = os.getcwd(), depth: int | None = None) -> None:\n    """Dive."""\n',
  );
  const {package: coral} = await readPackage({root, package: 'coral'});
  await rm(root, {recursive: true});
  const page = createReferencePages({...options, sdk: coral}).get(
    'commands.mdx',
  );
  expect(page).toContain('| `--place` | string | optional |');
  expect(page).toContain('| `--depth` | integer | none |');
});

describe('the page of errors', () => {
  it('contains each message with its cause and its fix', () => {
    const page = pageOf('errors.mdx');
    expect(page).toContain('### `TideError` \\{#TideError}');
    expect(page).toContain('Class: `reef.errors.TideError`.');
    expect(page).toContain(
      [
        '**Message:** `The tide at <site> is {height} m: come back later.`',
        '',
        '- **Cause:** The water is too high.',
        '- **Fix:** Wait for `ebb`, or dive.',
      ].join('\n'),
    );
  });

  it('describes an exception without messages', () => {
    expect(pageOf('errors.mdx')).toContain('The base of all errors');
  });
});

describe('writing the pages', () => {
  it('keeps an unchanged page, and removes an old one', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
    try {
      expect(await writeReferencePages({...options, folder})).toHaveLength(4);
      const target = path.join(folder, 'pod.mdx');
      const before = (await stat(target)).mtimeMs;
      await writeFile(path.join(folder, 'task.mdx'), 'changed by hand');
      expect(await writeReferencePages({...options, folder})).toEqual([
        'task.mdx',
      ]);
      expect((await stat(target)).mtimeMs).toBe(before);
      expect(await readFile(path.join(folder, 'task.mdx'), 'utf8')).toContain(
        '# Task file',
      );
      const empty = {...sdk, modules: []};
      await writeReferencePages({...options, sdk: empty, folder});
      await expect(stat(target)).rejects.toThrow('ENOENT');
    } finally {
      await rm(folder, {recursive: true, force: true});
    }
  });
});
