import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createPageReader} from 'docusaurus-plugin-page-exports/page';
import {checkProse} from '../../src/prose';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'prose-'));
  await mkdir(path.join(root, 'docs/_shared'), {recursive: true});
});

afterEach(() => rm(root, {recursive: true, force: true}));

/** Returns `file:line rule` for each diagnostic. */
async function check() {
  const {diagnostics, sentences} = await checkProse({
    root,
    folders: ['docs'],
    reader: createPageReader({siteDir: root, siteConfig: {markdown: {}}}),
    names: [],
    words: [{pattern: /simply/g, instead: 'Omit it', inDocstrings: true}],
  });
  return {
    found: diagnostics.map(
      ({file, line, ruleId}) => `${file}:${line} ${ruleId}`,
    ),
    pages: [...sentences.keys()],
  };
}

const TEXT = '## Count The corals\n\nYou simply look [here](./a.mdx).\n';

describe('checkProse', () => {
  it('requires neither title, description nor heading of a partial, but checks those it has', async () => {
    await writeFile(path.join(root, 'docs/_note.mdx'), TEXT);
    await writeFile(path.join(root, 'docs/_shared/a.md'), TEXT);
    const {found, pages} = await check();
    expect(found.sort()).toEqual([
      'docs/_note.mdx:1 heading-case',
      'docs/_note.mdx:3 link',
      'docs/_note.mdx:3 word',
      'docs/_shared/a.md:1 heading-case',
      'docs/_shared/a.md:3 link',
      'docs/_shared/a.md:3 word',
    ]);
    expect(pages.sort()).toEqual(['docs/_note.mdx', 'docs/_shared/a.md']);
  });
});
