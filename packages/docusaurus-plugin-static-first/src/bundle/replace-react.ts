import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';

/**
 * The library that renders the pages of a build and hydrates them in browsers.
 */
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

/** Preact's replacements for React's modules, by import specifier. */
const PREACT = {
  react$: 'preact/compat',
  'react/compiler-runtime$': 'preact/compat/compiler-runtime',
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react-dom$': 'preact/compat',
  'react-dom/client$': client,
  'react-dom/server$': server,
  scheduler$: 'preact/compat/scheduler',
};

/** The minimum major versions. */
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

/** Delays Docusaurus' navigation events until the new page is rendered. */
function settleNavigation(site: NodeJS.Require) {
  return {
    include: site.resolve(
      '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    ),
    resolve: {alias: {'./exports/useIsomorphicLayoutEffect$': settledEffect}},
  };
}

/**
 * Creates the part of the bundler's configuration that replaces React with
 * another library. Pages must be rendered by the library that hydrates them,
 * because the two number the ids of `useId` differently.
 *
 * @throws if the site lacks a required package, with the command that installs
 * it.
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
      'docusaurus-plugin-static-first needs Preact because its option ' +
        `"library" is "preact". Install it: npm install ${missing.join(' ')}`,
    );
  }
  return {alias: PREACT, rules: [settleNavigation(site)]};
}
