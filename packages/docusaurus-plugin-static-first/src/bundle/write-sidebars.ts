import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';
import type {SidebarItem} from '../client/sidebar-parts';
import type {NamedDocs} from './named-docs';
import {
  flattenRoutes,
  keyOf,
  type ModuleNames,
  type SiteRoute,
  type SiteRoutes,
} from './read-routes';
import {splitSidebars, type Sidebars, type SidebarPart} from './split-sidebar';
import {writeModule} from './write-module';

const CLIENT = fileURLToPath(new URL('../client/sidebars.ts', import.meta.url));
const GENERATED = '@generated/';

/** The properties that the docs plugin passes to the pages of a version. */
interface VersionProps {
  version: {
    docsSidebars: Sidebars;
    docs: Readonly<Record<string, unknown>>;
  };
}

type Site = Pick<LoadContext, 'generatedFilesDir'>;

const text = (value: unknown) => JSON.stringify(value);

/** Reads the properties of a route if they belong to a docs version. */
function readVersion(
  {generatedFilesDir}: Site,
  props: string | undefined,
): VersionProps | undefined {
  const request = JSON.parse(props ?? '""') as string;
  if (!request.startsWith(GENERATED) || !request.endsWith('.json')) {
    return undefined;
  }
  const file = path.join(generatedFilesDir, request.slice(GENERATED.length));
  const read = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    version?: Partial<VersionProps['version']>;
  } | null;
  const {docsSidebars, docs, ...rest} = read?.version ?? {};
  return docsSidebars && docs
    ? {...read, version: {...rest, docsSidebars, docs}}
    : undefined;
}

/** Lists the ids of the docs in a list of items. */
const listDocs = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(({docId, items: inner = []}) => [
    ...(docId === undefined ? [] : [docId]),
    ...listDocs(inner),
  ]);

/** Lists the numbers of the lists that items leave out. */
const listMissing = (items: readonly SidebarItem[]): number[] =>
  items.flatMap(({later, items: inner = []}) =>
    later ? [later[0]] : listMissing(inner),
  );

function formatModule(call: string, lines: readonly string[]): string {
  return [`import {${call}} from ${text(CLIENT)};`, ...lines, ''].join('\n');
}

/** Writes a version and its parts, and returns the names of their modules. */
function writeVersion(
  {generatedFilesDir}: Site,
  key: string,
  {version, ...props}: VersionProps,
  pages: readonly SiteRoute[],
  named: NamedDocs,
) {
  const {sidebars, parts, listShown} = splitSidebars(version.docsSidebars);
  if (parts.length === 0) {
    return undefined;
  }
  const nameOf = (part: number) => `sidebar-${key}-${part}`;
  const formatLoads = (items: readonly SidebarItem[]) => {
    const loads = listMissing(items).map((list) => {
      const name = text(nameOf(parts.findIndex((part) => part.has(list))));
      return `${list}: () => import(/* webpackChunkName: ${name} */ ${name.replace(/"(.+)"/, '"./$1.js"')})`;
    });
    return `{${loads.join(', ')}}`;
  };
  const itemsOf = (part: SidebarPart) => [...part.values()].flat();
  const docsOf = parts.map((part) => new Set(listDocs(itemsOf(part))));
  const pickDocs = (ids: Iterable<string>) =>
    Object.fromEntries(
      [...ids].flatMap((id) =>
        id in version.docs ? [[id, version.docs[id]] as const] : [],
      ),
    );
  const left = Object.values(sidebars).flatMap((items) =>
    typeof items === 'number' ? [] : items,
  );
  const names = new Set(pages.flatMap((page) => named.get(page) ?? []));
  // Docs that no part contains are included from the start if a page refers to
  // them.
  const lonely = [...names].filter((id) => !docsOf.some((ids) => ids.has(id)));
  parts.forEach((part, at) => {
    const items = itemsOf(part);
    const lists = text(Object.fromEntries(part));
    const docs = text(pickDocs(docsOf[at] ?? []));
    writeModule(
      generatedFilesDir,
      `${nameOf(at)}.js`,
      formatModule('addPart', [
        `addPart(${text(key)}, {lists: ${lists}, docs: ${docs}, loads: ${formatLoads(items)}});`,
        'export default {};',
      ]),
    );
  });
  const rest = {
    ...version,
    docsSidebars: sidebars,
    docs: pickDocs([...listDocs(left), ...lonely]),
  };
  const module = writeModule(
    generatedFilesDir,
    `version-${key}.js`,
    formatModule('openVersion', [
      `const version = openVersion(${text(key)}, ${text(rest)}, ${formatLoads(left)});`,
      `export default {...${text(props)}, version};`,
    ]),
  );
  return {
    module,
    requests: parts.map(
      (_, at) => [nameOf(at), text(`./${nameOf(at)}.js`)] as const,
    ),
    partsOf(page: SiteRoute): string[] {
      const shown = listShown(String(page['sidebar']), page.path);
      const needed = (named.get(page) ?? []).map((id) =>
        docsOf.findIndex((ids) => ids.has(id)),
      );
      const all = new Set([...shown, ...needed.filter((at) => at !== -1)]);
      return [...all].sort((a, b) => a - b).map(nameOf);
    },
  };
}

/**
 * Writes the sidebars of docs in parts: one module with what each page shows,
 * which replaces Docusaurus' own, and others with collapsed items. A page loads
 * the parts that it shows expanded together with its own modules.
 *
 * @param later - the pages of long lists. Other docs are unchanged.
 * @param named - the other docs that each page refers to by id.
 */
export function writeSidebars(
  site: Site,
  routes: SiteRoutes,
  later: ReadonlySet<SiteRoute>,
  named: NamedDocs,
): {routes: SiteRoutes; sidebarParts: ReadonlySet<string>} {
  const sidebarParts = new Set<string>();
  let versions = 0;
  const moduleNames: Record<string, ModuleNames> = {...routes.moduleNames};
  const requests = new Map(routes.requests);
  for (const route of flattenRoutes(routes.routes)) {
    const pages = flattenRoutes(route.routes ?? []).filter((page) =>
      later.has(page),
    );
    const props = moduleNames[keyOf(route)]?.['__props'];
    const request = typeof props === 'string' ? requests.get(props) : undefined;
    const version = pages.length > 0 && readVersion(site, request);
    const written =
      version && writeVersion(site, String(versions), version, pages, named);
    if (!written || typeof props !== 'string') {
      continue;
    }
    versions += 1;
    requests.set(props, text(written.module));
    for (const [name, part] of written.requests) {
      requests.set(name, part);
      sidebarParts.add(name);
    }
    for (const page of pages) {
      const parts = written.partsOf(page);
      if (parts.length > 0) {
        moduleNames[keyOf(page)] = {
          ...moduleNames[keyOf(page)],
          // The page's component receives this property but doesn't use it.
          sidebarParts: Object.fromEntries(parts.entries()),
        };
      }
    }
  }
  return {
    routes: {routes: routes.routes, moduleNames, requests},
    sidebarParts,
  };
}
