import {beforeEach, describe, expect, it} from 'vitest';
import {hasGit} from '../support/git';
import {createSmallSite, type SmallSite} from './small-site';

let site: SmallSite;
const FILE = '.prettierignore';

beforeEach(() => {
  site = createSmallSite();
  return site.remove;
});

/** Adopts a version of the portal that had the file, and committed it. */
async function adoptWith(text: string): Promise<void> {
  site.write(FILE, '/api/\n*.mdx\n');
  site.commit();
  await site.adopt();
  site.write(FILE, text);
  site.commit();
}

describe.runIf(hasGit)('settings of a tool that the portal has dropped', () => {
  it('are removed if only the adoption has changed them', async () => {
    await adoptWith('/api/\n*.mdx\n/sdk/kelp/\n');
    expect((await site.plan()).removals).toEqual([FILE]);
    await site.adopt();
    expect(site.has(FILE)).toBe(false);
  });

  it('are kept if they contain lines of the adopter', async () => {
    await adoptWith('/api/\n*.mdx\n/sdk/kelp/\n/drafts/\n');
    expect((await site.plan()).removals).toEqual([]);
  });

  it('are kept if the change is not committed', async () => {
    await adoptWith('/api/\n*.mdx\n/sdk/kelp/\n');
    site.write(FILE, '/api/\n');
    expect((await site.plan()).removals).toEqual([]);
  });

  it('are kept if the adopter has created them', async () => {
    await site.adopt();
    site.write(FILE, '/sdk/kelp/\n');
    site.commit();
    expect((await site.plan()).removals).toEqual([]);
  });
});
