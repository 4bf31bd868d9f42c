import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {listPages} from '../../src/pages/list-pages';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pages-'));
});

afterEach(() => rm(root, {recursive: true, force: true}));

async function write(...files: readonly string[]) {
  for (const file of files) {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true});
    await writeFile(path.join(root, file), '');
  }
}

describe('listPages', () => {
  it('skips missing folders, and rejects files', async () => {
    const {base, dir} = path.parse(__filename);
    expect(await listPages(dir, ['no-such-folder'])).toEqual([]);
    await expect(listPages(dir, [base])).rejects.toThrow(
      `${base} is a file, but 'folders' must be a list of folders`,
    );
  });

  it('lists a page once if folders overlap', async () => {
    await write('docs/b.mdx', 'docs/a/c.md', 'docs/a/image.png');
    const pages = [
      {file: 'docs/a/c.md', isPartial: false},
      {file: 'docs/b.mdx', isPartial: false},
    ];
    expect(await listPages(root, ['docs', 'docs/', './docs'])).toEqual(pages);
    expect(await listPages(root, ['docs/a', 'docs'])).toEqual(pages);
  });

  it('distinguishes partials, whose name or folder starts with an underscore', async () => {
    await write('docs/_note.mdx', 'docs/_shared/deep/a.md', 'docs/a_b.md');
    expect(await listPages(root, ['docs'])).toEqual([
      {file: 'docs/_note.mdx', isPartial: true},
      {file: 'docs/_shared/deep/a.md', isPartial: true},
      {file: 'docs/a_b.md', isPartial: false},
    ]);
  });

  it('ignores an underscore in the listed folder itself', async () => {
    await write('_docs/a.md');
    const pages = [{file: '_docs/a.md', isPartial: false}];
    expect(await listPages(root, ['_docs'])).toEqual(pages);
    expect(await listPages(root, ['_docs', '.'])).toEqual(pages);
    expect(await listPages(root, ['.', '_docs'])).toEqual(pages);
  });
});
