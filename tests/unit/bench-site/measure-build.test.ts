import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {measureBuild} from '../../../scripts/lib/bench-site/measure-build';

const MEGABYTE = 1_000_000;

/** Fills 200 MB, forks, and keeps both processes alive for a second. */
const PROGRAM = `
  my $memory;
  vec($memory, 200 * ${MEGABYTE}, 8) = 1;
  if (fork) { wait } else { sleep 1 }
`;

it.skipIf(!fs.existsSync('/proc/self/status'))(
  'counts memory once that a forked process shares',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
    fs.mkdirSync(path.join(folder, 'out'));
    fs.writeFileSync(path.join(folder, 'out', 'index.html'), '');
    const {peak, pages} = await measureBuild(
      folder,
      ['perl', '-e', PROGRAM],
      'out',
    );
    fs.rmSync(folder, {recursive: true});
    expect(pages).toBe(1);
    expect(peak).toBeGreaterThan(200 * MEGABYTE);
    expect(peak).toBeLessThan(300 * MEGABYTE);
  },
);
