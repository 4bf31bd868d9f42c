import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {
  applyPlan,
  type Content,
  type Plan,
} from '../../../scripts/lib/adopt/plan';
import {BRAND_IMAGES} from '../../../scripts/lib/brand/files';
import {hasGit} from '../support/git';
import {createSmallSite, type SmallSite, writeIn} from './small-site';

let site: SmallSite;

beforeEach(() => {
  site = createSmallSite();
  return site.remove;
});

/** Carries out a plan, except for the last file and the final state. */
async function interrupt(plan: Plan): Promise<void> {
  const last = 'static/img/icon.png';
  site.write(`${last}/in-the-way.txt`, 'Mine.');
  // As images are, which are drawn later and added to the plan.
  const drawn = [...plan.images, last].map((file): [string, Content] => [
    file,
    {bytes: Buffer.from('')},
  ]);
  const writes = new Map([...plan.writes, ...drawn]);
  await expect(applyPlan({...plan, writes}, site.folder)).rejects.toThrow();
}

it.runIf(hasGit)(
  'a file is replaced as a whole, so that an interrupted run cannot truncate it',
  async () => {
    const file = path.join(site.folder, 'package.json');
    const before = fs.readFileSync(file, 'utf8');
    const open = fs.openSync(file, 'r');
    await site.adopt();
    // What is open is the old file, which nothing has written to.
    expect(fs.readFileSync(open, 'utf8')).toBe(before);
    fs.closeSync(open);
    expect(site.read('package.json')).toContain('kelp-docs');
    expect(site.has('.cache/adopt')).toBe(false);
  },
);

it.runIf(hasGit)(
  'nothing is moved or removed before all files have been written',
  async () => {
    const plan = await site.plan({}, true);
    site.write('.cache', 'In the way of the folder.');
    await expect(applyPlan(plan, site.folder)).rejects.toThrow();
    fs.rmSync(path.join(site.folder, '.cache'));
    expect(site.git('status', '--porcelain')).toBe('');
  },
);

it.runIf(hasGit && process.platform !== 'win32')(
  'a replaced file keeps its permissions and the link that leads to it',
  async () => {
    const place = (file: string) => path.join(site.folder, file);
    fs.chmodSync(place('cspell.json'), 0o640);
    fs.renameSync(place('knip.json'), place('shared.json'));
    fs.symlinkSync('shared.json', place('knip.json'));
    site.commit();
    await site.adopt();
    expect(fs.statSync(place('cspell.json')).mode & 0o777).toBe(0o640);
    expect(fs.statSync(place('.ci/run')).mode & 0o777).toBe(0o755);
    expect(fs.readlinkSync(place('knip.json'))).toBe('shared.json');
    expect(site.read('shared.json')).toContain('algoliasearch');
  },
);

it.runIf(hasGit)(
  'the answers are stored last, so that a run after an interrupted one completes it',
  async () => {
    await interrupt(await site.plan());
    expect(site.read('package.json')).toContain('kelp-docs');
    expect(site.has('adopt.json')).toBe(false);
  },
);

it.runIf(hasGit)(
  'what an interrupted run has written does not count as edited',
  async () => {
    await site.adopt();
    site.commit();
    for (const name of ['Wrack', 'Dulse']) {
      await interrupt(await site.plan({name}));
      expect(site.read('README.md')).toContain(`# ${name} documentation`);
    }
    expect((await site.plan()).notes).toEqual([]);
    const {notes} = await site.adopt({name: 'Laver'});
    expect(notes).toEqual([]);
    expect(site.read('README.md')).toContain('# Laver documentation');
    expect(site.read('adopt.json')).not.toContain('unfinished');
    site.write('README.md', 'Mine.');
    expect((await site.plan({name: 'Wrack'})).notes).toEqual([
      expect.stringContaining('Keeps README.md, which was edited'),
    ]);
  },
);

it.runIf(hasGit)(
  'the images of an interrupted run are redrawn, even for the former answers',
  async () => {
    await site.adopt();
    site.commit();
    await interrupt(await site.plan({tagline: 'Grow kelp in your own bay.'}));
    expect((await site.plan()).images).toEqual(BRAND_IMAGES);
    await site.adopt();
    expect((await site.plan()).images).toEqual([]);
  },
);

it.runIf(hasGit)(
  'what an interrupted run has copied of another SDK is removed',
  async () => {
    await site.adopt();
    site.commit();
    for (const name of ['wrack', 'dulse']) {
      writeIn(site.sdk, `${name}.py`, '# Weed.\n');
      await interrupt(await site.plan({package: name}));
      expect(site.has(`sdk/${name}.py`)).toBe(true);
      site.commit();
    }
    await site.adopt();
    expect(fs.readdirSync(path.join(site.folder, 'sdk'))).toEqual(['kelp.py']);
    expect(JSON.parse(site.read('adopt.json'))).toHaveProperty('sdk', {
      copies: ['sdk/kelp.py'],
    });
  },
);

/** A disk in memory, where the system has one. */
const MEMORY = '/dev/shm';

const hasMemory =
  fs.existsSync(MEMORY) &&
  fs.statSync(MEMORY).dev !== fs.statSync(os.tmpdir()).dev;

/** Puts the cache on another disk while something is done. */
async function withOtherDisk(
  act: (cache: string) => Promise<void>,
): Promise<void> {
  const cache = fs.mkdtempSync(path.join(MEMORY, 'adopt-'));
  try {
    // In place of a mount, which needs root.
    fs.symlinkSync(cache, path.join(site.folder, '.cache'));
    await act(cache);
  } finally {
    fs.rmSync(cache, {recursive: true});
  }
}

/** Lists files that were written beside those that they shall replace. */
function listBeside(): string[] {
  const files = fs.readdirSync(site.folder, {recursive: true}).map(String);
  return files.filter((file) => file.endsWith('.adopt'));
}

it.runIf(hasGit && hasMemory)(
  'files are written from a cache on another disk',
  async () => {
    const plan = await site.plan();
    await withOtherDisk(async (cache) => {
      await applyPlan(plan, site.folder);
      expect(site.read('package.json')).toContain('kelp-docs');
      expect(fs.statSync(path.join(site.folder, '.ci/run')).mode & 0o777).toBe(
        0o755,
      );
      expect(listBeside()).toEqual([]);
      expect(fs.readdirSync(cache)).toEqual([]);
    });
  },
);

it.runIf(hasGit && hasMemory)(
  'a file from another disk that cannot be put in place is not left beside it',
  async () => {
    const plan = await site.plan();
    await withOtherDisk(async () => {
      await interrupt(plan);
      expect(site.read('package.json')).toContain('kelp-docs');
      expect(listBeside()).toEqual([]);
    });
  },
);
