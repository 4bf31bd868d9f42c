import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import packageJson from '../../../package.json';
import {root} from '../../../scripts/lib/paths';
import guidesSidebars from '../../../config/sidebars/guides';
import tutorialsSidebars from '../../../config/sidebars/tutorials';
import * as sidebars from '../../../sidebars';

/** What the owner of the site requires of its structure, besides the specification. */
describe('the structure of the site', () => {
  it.each([
    'docusaurus.config.ts',
    'sidebars.ts',
    'docs/',
    'tutorials/',
    'blog/',
    'src/',
    'static/',
    'scripts/',
    'tests/',
    'package.json',
    'tsconfig.json',
  ])('has %s at the top level', (name) => {
    expect(existsSync(path.join(root, name))).toBe(true);
  });

  it('takes the sidebars of both written sections from sidebars.ts', () => {
    expect(guidesSidebars).toEqual({guides: sidebars.guides});
    expect(tutorialsSidebars).toEqual({tutorials: sidebars.tutorials});
  });

  it.each([
    '@docusaurus/core',
    '@docusaurus/preset-classic',
    '@docusaurus/theme-search-algolia',
    'docusaurus-plugin-typedoc',
    'typedoc',
    'react',
    'react-dom',
    'clsx',
    'prism-react-renderer',
    '@playwright/test',
  ])('depends on %s', (name) => {
    expect({
      ...packageJson.dependencies,
      ...packageJson.devDependencies,
    }).toHaveProperty([name]);
  });
});
