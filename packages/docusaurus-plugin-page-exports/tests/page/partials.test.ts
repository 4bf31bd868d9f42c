import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  createPageReader,
  mayImportPartials,
  readWithPartials,
} from '../../src/page';
import {createLinkResolver} from '../../src/content/links';
import {writeMarkdown} from '../../src/markdown/write-markdown';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'partials-'));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

/** Returns the copy of a page below `docs/`, on a site with these files. */
async function copy(
  page: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, name), text);
  }
  const reader = createPageReader({siteDir, siteConfig: {markdown: {}}});
  const read = await reader.read(page);
  const tree = await readWithPartials(read, reader, siteDir);
  const resolve = createLinkResolver(
    {
      contentPaths: {
        contentPath: path.join(siteDir, 'docs'),
        contentPathLocalized: path.join(siteDir, 'docs'),
      },
      permalink: `/${page.replace(/\.mdx?$/, '')}`,
      source: `@site/${page}`,
    },
    new Map([
      ['@site/docs/lights.md', '/docs/lights'],
      ['@site/docs/night lights.md', '/docs/night-lights'],
    ]),
    {siteDir, baseUrl: '/', siteConfig: {url: 'https://x.test'}},
  );
  return writeMarkdown(tree, resolve);
}

describe('a page that imports Markdown', () => {
  it('includes the file wherever it is used, without front matter', async () => {
    const text = await copy('docs/a.mdx', {
      'docs/a.mdx':
        "import Mind from './_mind.mdx';\n\n# A\n\n<Mind />\n\n:::tip\n\n<Mind />\n\n:::\n",
      'docs/_mind.mdx':
        '---\nunlisted: true\n---\n\n## The gap\n\nIt is *wide*.\n',
    });
    expect(text).toBe(
      '# A\n\n## The gap\n\nIt is *wide*.\n\n> **Tip**\n>\n> ## The gap\n>\n> It is *wide*.\n',
    );
  });

  it('includes what the file includes, from the site and in plain Markdown', async () => {
    const text = await copy('docs/a.mdx', {
      'docs/a.mdx':
        "import {useState} from 'react';\nimport One from '@site/shared/one.md';\n\n<One />\n",
      'shared/one.md': "import Two from './two.mdx';\n\nOne.\n\n<Two />\n",
      'shared/two.mdx': 'Two.\n',
    });
    expect(text).toBe('One.\n\nTwo.\n');
  });

  it('includes a file that is used within a line or around text, as a block', async () => {
    const text = await copy('docs/a.mdx', {
      'docs/a.mdx':
        'import Mind from "./_mind.mdx";\n\n<TabItem value="a">See <Mind />.</TabItem>\n\n<Mind>the gap</Mind>\n',
      'docs/_mind.mdx': 'It is *wide*.\n\n- So jump.\n',
    });
    const part = 'It is *wide*.\n\n- So jump.\n';
    expect(text).toBe(`**a**\n\nSee\n\n${part}\n.\n\n${part}`);
  });

  it('shows the content of the element where the file does', async () => {
    const text = await copy('docs/a.mdx', {
      'docs/a.mdx':
        'import Box from "./parts/box.mdx";\nimport Mind from "./parts/_mind.mdx";\n\n<Box>\n\n- [Lights](./lights.md)\n\n<Mind />\n\n</Box>\n\n<Box>On *one* line.</Box>\n\n<Box />\n',
      'docs/lights.md': '# Lights\n',
      'docs/parts/lights.md': '# Other lights\n',
      'docs/parts/box.mdx': 'Box:\n\n{props.children}\n',
      'docs/parts/_mind.mdx': 'Mind.\n',
    });
    expect(text).toBe(
      'Box:\n\n- [Lights](https://x.test/docs/lights)\n\nMind.\n\nBox:\n\nOn *one* line.\n\nBox:\n',
    );
  });

  it('shows the content of the element within a line of the file', async () => {
    const text = await copy('docs/a.mdx', {
      'docs/a.mdx':
        'import Box from "./_box.mdx";\n\n<Box>On *one* line.</Box>\n\n<Box>\n\nOne.\n\nTwo.\n\n</Box>\n',
      'docs/_box.mdx': '**Box:** {props.children} End.\n',
    });
    expect(text).toBe(
      '**Box:** On *one* line. End.\n\n**Box:** One. Two. End.\n',
    );
  });

  it('fills in the attributes of the element', async () => {
    const text = await copy('docs/a.mdx', {
      'docs/a.mdx':
        'import Hail from "./_hail.mdx";\n\n<Hail ship="Coral" crew={crew} />\n\n<Hail ship={"Reef"} crew={4} />\n',
      'docs/_hail.mdx': 'Ahoy, {props.ship} {props.crew}!\n\n{props.ship}\n',
    });
    expect(text).toBe('Ahoy, Coral !\n\nCoral\n\nAhoy, Reef 4!\n\nReef\n');
  });

  it('keeps the targets of links in files of other folders', async () => {
    const text = await copy('docs/deck/a.mdx', {
      'docs/deck/a.mdx': "import It from '../_it.mdx';\n\n<It />\n",
      'docs/_it.mdx':
        '[lights](./lights.md#red) [rope](/rope) [out](https://y.test/a.md) [here](#it) [gone](./gone)\n',
      'docs/lights.md': '# Lights\n',
    });
    expect(text).toBe(
      '[lights](https://x.test/docs/lights#red) [rope](https://x.test/rope) [out](https://y.test/a.md) [here](https://x.test/docs/deck/a#it) [gone](https://x.test/docs/deck/gone)\n',
    );
  });

  it('keeps the target of a link that is encoded', async () => {
    const text = await copy('docs/deck/a.mdx', {
      'docs/deck/a.mdx': "import It from '../_it.mdx';\n\n<It />\n",
      'docs/_it.mdx': '[lights](./night%20lights.md#red) [half](./50%.md)\n',
      'docs/night lights.md': '# Lights\n',
    });
    expect(text).toBe('[lights](https://x.test/docs/night-lights#red) half\n');
  });

  it('keeps a link that does not name a file', async () => {
    const text = await copy('docs/deck/a.mdx', {
      'docs/deck/a.mdx': "import It from '../_it.mdx';\n\n<It />\n",
      'docs/_it.mdx': '[up](../) [tab](?os=linux)\n',
    });
    expect(text).toBe(
      '[up](https://x.test/docs/) [tab](https://x.test/docs/deck/a?os=linux)\n',
    );
  });

  it('leaves out a file that is missing, has an error or includes itself', async () => {
    const text = await copy('docs/a.mdx', {
      'docs/a.mdx':
        "import Gone from './gone.mdx';\nimport Bad from './bad.mdx';\nimport Loop from './loop.mdx';\n\nA.\n\n<Gone />\n\n<Bad />\n\n<Loop />\n",
      'docs/bad.mdx': '<Open>\n',
      'docs/loop.mdx': "import Loop from './loop.mdx';\n\nRound.\n\n<Loop />\n",
    });
    expect(text).toBe('A.\n\nRound.\n');
  });
});

it('a page without an import of Markdown depends on its own file alone', () => {
  const mayImport = (text: string) => mayImportPartials({text});
  expect(mayImport("import A from './a.mdx';")).toBe(true);
  expect(mayImport("import A from './a';\n\nRead it from 'a.txt'.")).toBe(
    false,
  );
});
