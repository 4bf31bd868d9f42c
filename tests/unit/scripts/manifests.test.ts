import fs from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listPackages} from '../../../scripts/lib/pack/pack-packages';
import {root} from '../../../scripts/lib/paths';

interface Manifest {
  dependencies?: Record<string, string>;
}

const SHARED = /^@docusaurus\/(?:core$|plugin-|preset-|theme-)/;

const packages = await listPackages(root);

describe.each(packages)('the manifest of %s', (name) => {
  // pnpm installs the newest version that a range allows, beside the site's.
  it("doesn't install a second copy of Docusaurus' core, plugins or themes", async () => {
    const file = path.join(root, 'packages', name, 'package.json');
    const manifest = JSON.parse(await fs.readFile(file, 'utf8')) as Manifest;
    const copies = Object.keys(manifest.dependencies ?? {}).filter((one) =>
      SHARED.test(one),
    );
    expect(copies).toEqual([]);
  });
});
