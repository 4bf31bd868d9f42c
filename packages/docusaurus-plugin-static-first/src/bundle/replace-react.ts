import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';

/** What renders the pages of a build, and takes them over in browsers. */
export type Library = 'react' | 'preact';

const client = fileURLToPath(
  new URL('../client/preact-client.ts', import.meta.url),
);
const server = fileURLToPath(
  new URL('../client/preact-server.ts', import.meta.url),
);
const settledEffect = fileURLToPath(
  new URL('../client/useSettledEffect.ts', import.meta.url),
);

/** Preact's modules for those of React, by the names that code imports. */
const PREACT = {
  react$: 'preact/compat',
  'react/compiler-runtime$': 'preact/compat/compiler-runtime',
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react-dom$': 'preact/compat',
  'react-dom/client$': client,
  'react-dom/server$': server,
  scheduler$: 'preact/compat/scheduler',
};

/** The oldest major versions that are known to work. */
const NEEDED = {preact: 11, 'preact-render-to-string': 6};

/** Lists the packages that a site lacks, as arguments of `npm install`. */
function listMissing(site: NodeJS.Require): string[] {
  return Object.entries(NEEDED)
    .filter(([name, major]) => {
      try {
        const {version} = site(`${name}/package.json`) as {version: string};
        return Number.parseInt(version, 10) < major;
      } catch {
        return true;
      }
    })
    .map(([name, major]) => `${name}@${major}`);
}

/** Has Docusaurus tell of a navigation when the new page is there. */
function settleNavigation(site: NodeJS.Require) {
  return {
    include: site.resolve(
      '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    ),
    resolve: {alias: {'./exports/useIsomorphicLayoutEffect$': settledEffect}},
  };
}

/**
 * The part of the bundler's configuration that puts a library behind the names
 * of React. Pages are rendered by the library that takes them over: the two
 * number the ids of `useId` in ways of their own.
 *
 * @throws when the site lacks what the library needs, with the command that
 * installs it.
 */
export function replaceReact(
  library: Library,
  {siteDir}: Pick<LoadContext, 'siteDir'>,
) {
  if (library === 'react') {
    return {alias: {}, rules: []};
  }
  const site = createRequire(path.join(siteDir, 'package.json'));
  const missing = listMissing(site);
  if (missing.length > 0) {
    throw new Error(
      'docusaurus-plugin-static-first renders with Preact, as its option ' +
        `"library" says. Install it: npm install ${missing.join(' ')}`,
    );
  }
  return {alias: PREACT, rules: [settleNavigation(site)]};
}
