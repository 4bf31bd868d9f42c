import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import manifest from '../../../package.json';
import {root} from '../../../scripts/lib/paths';

it('the commands that update Docusaurus name every package that the site uses', () => {
  const guide = fs.readFileSync(
    path.join(root, 'contributing', 'upgrading.md'),
    'utf8',
  );
  const named = [...guide.matchAll(/@docusaurus\/\{([\w,-]+)\}@3/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => `@docusaurus/${name}`),
  );
  const used = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  }).filter((name) => name.startsWith('@docusaurus/'));
  expect(named.sort()).toEqual(used.sort());
});
