import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {product} from '../../../config/product';
import {
  createReferencePages,
  REFERENCE_FOLDER,
} from '../../../config/reference-pages';
import {createSmallSite, type SmallSite} from './small-site';
import {hasGit} from '../support/git';

let site: SmallSite;

beforeEach(() => {
  site = createSmallSite();
  return site.remove;
});

describe.runIf(hasGit)('a removal that Git cannot undo', () => {
  it('is refused outside a repository', async () => {
    fs.rmSync(path.join(site.folder, '.git'), {recursive: true});
    await expect(site.plan()).rejects.toThrow('git init && git add --all');
  });

  it('is refused if Git fails to list the changes', async () => {
    site.write('.git/index', 'Not an index.');
    await expect(site.plan()).rejects.toThrow("'git status' fails");
  });

  it('is refused on later runs, with the name of the file', async () => {
    await site.adopt();
    // The copied SDK isn't committed yet, and another package replaces it.
    fs.writeFileSync(path.join(site.sdk, 'weed.py'), '"""Weed."""\n');
    await expect(site.plan({package: 'weed'})).rejects.toThrow(
      'sdk/kelp.py: would be removed, but is not committed.',
    );
    site.commit();
    expect((await site.plan({package: 'weed'})).removals).toEqual([
      'sdk/kelp.py',
    ]);
  });

  it('is refused for files that Git ignores', async () => {
    site.write('.gitignore', `${site.read('.gitignore')}\n*.local.mdx\n`);
    site.commit();
    site.write('docs/mine.local.mdx', '# Mine\n');
    await expect(site.plan()).rejects.toThrow('docs/mine.local.mdx');
  });

  it('is possible for guides that were generated, which are not moved', async () => {
    const [page] = createReferencePages(product);
    const file = `${REFERENCE_FOLDER}/${page?.file ?? ''}`;
    site.write(file, '# Generated\n');
    expect((await site.plan()).removals).toContain(file);
    await site.adopt({}, true);
    expect(site.has(file)).toBe(false);
    expect(site.has(`examples/${file}`)).toBe(false);
  });
});
