import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {findCollapsible, type CollapsibleFiles} from './find-collapsible';
import {findNamedDocs, listStrings} from './named-docs';
import {DOCS, splitDocs, type DocsData} from './split-docs';
import {splitRoutes, type RoutePart} from './split-routes';
import {
  flattenRoutes,
  keyOf,
  listModules,
  readRoutes,
  type SiteRoute,
  type SiteRoutes,
} from './read-routes';
import {writeModule} from './write-module';
import {writeSidebars} from './write-sidebars';

/** Replacements for the modules that Docusaurus generates. */
export interface RouteModules {
  routes: string;
  moduleNames: string;
  registry: string;
  globalData: string;
  /** Parts that are loaded when one of their pages is needed. */
  parts: readonly RoutePart[];
  /** The theme's `Collapsible`, if sidebars are loaded in parts. */
  collapsible?: CollapsibleFiles | undefined;
}

type Site = Pick<LoadContext, 'siteDir' | 'generatedFilesDir' | 'siteConfig'>;

type Parts = ReturnType<typeof splitRoutes>;

const CREATOR =
  "import ComponentCreator from '@docusaurus/ComponentCreator';\n";

const text = (value: unknown) => JSON.stringify(value);

/** Writes a list of routes without those that are loaded later. */
function formatRoutes(routes: readonly SiteRoute[], parts?: Parts): string {
  const lines = routes.map(({component, routes: inner, ...attributes}) => {
    const later = inner && parts?.get(inner);
    const fields = {
      ...Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [name, text(value)]),
      ),
      component: `ComponentCreator(${component.map(text).join(', ')})`,
      ...(inner && {routes: later ? '[]' : formatRoutes(inner, parts)}),
      ...(later && {parts: `[${later.map(formatPart).join(', ')}]`}),
    };
    const entries = Object.entries(fields).map(
      ([name, value]) => `${text(name)}: ${value}`,
    );
    return `{${entries.join(', ')}}`;
  });
  return `[${lines.join(',\n')}]`;
}

function formatPart({name, first}: RoutePart): string {
  return `{first: ${text(first)}, load: () => import(/* webpackChunkName: ${text(name)} */ ${text(`./${name}.js`)})}`;
}

/** Writes the registry in which routes look up the modules that they load. */
function formatRegistry(
  names: ReadonlySet<string>,
  {requests}: SiteRoutes,
): string {
  const entries = [...names].flatMap((name) => {
    const request = requests.get(name);
    return request === undefined
      ? []
      : // Only server-side rendering reads the request, so it is left empty.
        `${text(name)}: [() => import(/* webpackChunkName: ${text(name)} */ ${request}), "", require.resolveWeak(${request})]`;
  });
  return `{\n${entries.join(',\n')}\n}`;
}

function formatModuleNames(
  routes: readonly SiteRoute[],
  {moduleNames}: SiteRoutes,
): string {
  const keys = routes.map(keyOf).filter((key) => key in moduleNames);
  return text(Object.fromEntries(keys.map((key) => [key, moduleNames[key]])));
}

/** Reads the global data of plugins, and splits the lists of docs in it. */
function readGlobalData(
  {generatedFilesDir, siteConfig}: Site,
  routes: SiteRoutes,
  later: ReadonlySet<SiteRoute>,
) {
  const file = path.join(generatedFilesDir, 'globalData.json');
  const all = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    [DOCS]?: DocsData;
  };
  const whole = all[DOCS] ?? {};
  const named = findNamedDocs({generatedFilesDir}, routes, later, whole);
  const {data, listOf} = splitDocs(
    whole,
    new Set([...later].map((page) => page.path)),
    new Set(listStrings(siteConfig.themeConfig['navbar'])),
    named,
  );
  const globalData = all[DOCS] ? {...all, [DOCS]: data} : all;
  return {globalData, listDocs: listOf, named};
}

/**
 * Writes a site's routes, and the lists in which they look up their modules, in
 * the form that browsers need: with short names, without data for server-side
 * rendering, and with long lists of pages in parts. Docusaurus includes all
 * pages in every page's script.
 */
export function writeRoutes(site: Site): RouteModules {
  const whole = readRoutes(site);
  const lists = splitRoutes(whole.routes);
  const parts = [...lists.values()].flat();
  const later = new Set(parts.flatMap(({pages}) => pages));
  const {globalData, listDocs, named} = readGlobalData(site, whole, later);
  const collapsible = findCollapsible(site);
  const {routes, sidebarParts} = collapsible
    ? writeSidebars(site, whole, later, named)
    : {routes: whole, sidebarParts: new Set<string>()};
  const always = flattenRoutes(routes.routes).filter(
    (route) => !later.has(route),
  );
  const modulesOf = (some: readonly SiteRoute[]) =>
    new Set(
      some.flatMap((route) => listModules(routes.moduleNames[keyOf(route)])),
    );
  const uses = parts.flatMap(({pages}) => [...modulesOf(pages)]);
  // Modules that several parts load, such as a page's layout, are included from
  // the start. Parts of sidebars aren't, because their number grows with the
  // site: each page brings its own.
  const seen = new Set<string>();
  const known = new Set([
    ...modulesOf(always),
    ...uses.filter(
      (name) => seen.size === seen.add(name).size && !sidebarParts.has(name),
    ),
  ]);
  const write = (name: string, lines: string) =>
    writeModule(site.generatedFilesDir, name, lines);
  for (const {name, pages} of parts) {
    const own = [...modulesOf(pages)].filter((module) => !known.has(module));
    write(
      `${name}.js`,
      [
        CREATOR,
        `export const moduleNames = ${formatModuleNames(pages, routes)};\n`,
        `export const registry = ${formatRegistry(new Set(own), routes)};\n`,
        `export const docs = ${text(listDocs(pages))};\n`,
        `export const makeRoutes = () => ${formatRoutes(pages)};\n`,
      ].join(''),
    );
  }
  return {
    routes: write(
      'routes.js',
      `${CREATOR}export default ${formatRoutes(routes.routes, lists)};\n`,
    ),
    moduleNames: write(
      'module-names.js',
      `export default ${formatModuleNames(always, routes)};\n`,
    ),
    registry: write(
      'registry.js',
      `export default ${formatRegistry(known, routes)};\n`,
    ),
    globalData: write(
      'global-data.js',
      `export default ${text(globalData)};\n`,
    ),
    parts,
    ...(sidebarParts.size > 0 && {collapsible}),
  };
}
