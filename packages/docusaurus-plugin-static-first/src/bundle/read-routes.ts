import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {abbreviate} from './abbreviate';

/** A route as Docusaurus writes it for browsers. */
export interface SiteRoute {
  path: string;
  /** The arguments of the call that creates its component. */
  component: readonly string[];
  exact?: boolean;
  routes?: readonly SiteRoute[];
  [attribute: string]: unknown;
}

/** Names of modules, nested like the properties of a page. */
export type ModuleNames = {[property: string]: string | ModuleNames};

/** The key of a route in Docusaurus' list of modules. */
export const keyOf = ({component}: SiteRoute) => component.join('-');

/** Lists routes, each before its subroutes. */
export const flattenRoutes = (routes: readonly SiteRoute[]): SiteRoute[] =>
  routes.flatMap((route) => [route, ...flattenRoutes(route.routes ?? [])]);

/** The files that Docusaurus generates for browsers to find a page by path. */
export interface SiteRoutes {
  routes: readonly SiteRoute[];
  /** The modules of each route, by its path and hash. */
  moduleNames: Readonly<Record<string, ModuleNames>>;
  /** The import specifier of each module, as a string literal. */
  requests: ReadonlyMap<string, string>;
}

/** Matches an entry of the registry, up to the request of its module. */
const ENTRY =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:[^"\\]|\\.)*")\)/g;

const BEGINNING = 'export default ';

function readTree(script: string): readonly SiteRoute[] {
  const list = script.slice(script.indexOf(BEGINNING) + BEGINNING.length);
  return vm.runInNewContext(`(${list.trim().replace(/;$/, '')})`, {
    ComponentCreator: (...names: string[]) => names,
  }) as readonly SiteRoute[];
}

/** Lists the names of the modules that a route loads. */
export function listModules(names: ModuleNames | undefined): string[] {
  return Object.values(names ?? {}).flatMap((name) =>
    typeof name === 'string' ? [name] : listModules(name),
  );
}

/**
 * Reads the routes of a site from Docusaurus' generated files, and shortens the
 * names of their modules.
 */
export function readRoutes({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): SiteRoutes {
  const read = (name: string) =>
    fs.readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const requests = new Map(
    [...read('registry.js').matchAll(ENTRY)].map(
      ([, name = '', request = '']) => [name, request],
    ),
  );
  const short = abbreviate(requests.keys());
  const shorten = (_key: string, value: unknown) =>
    typeof value === 'string' ? (short.get(value) ?? value) : value;
  return {
    routes: readTree(read('routes.js')),
    moduleNames: JSON.parse(
      read('routesChunkNames.json'),
      shorten,
    ) as SiteRoutes['moduleNames'],
    requests: new Map(
      [...requests].map(([name, request]) => [
        short.get(name) ?? name,
        request,
      ]),
    ),
  };
}
