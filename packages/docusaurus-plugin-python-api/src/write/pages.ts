import path from 'node:path';
import type {JSONOutput} from 'typedoc';
import {makeTempFolder} from '../files/temp-folder';
import {type WriteReport, writeFolder} from '../files/write-folder';
import {writeWhole} from '../files/write-whole';
import type {Outline} from '../outline/types';
import type {Settings} from '../settings';
import {
  INDEX_DATA,
  INDEX_SEGMENT,
  indexSlug,
  renderIndexData,
  renderIndexPage,
} from './index-page';
import {excerptProject} from './excerpt';
import {createPageKeys} from './page-keys';
import type {Module} from './project-index';
import {renderProject, type RenderOptions} from './render';
import {
  openRenderedPages,
  type PageMemory,
  type RenderedPages,
} from './rendered';
import {moduleFile} from './router';
import {createSidebar} from './sidebar';
import type {SymbolRecord} from './symbols';

export interface PagesInput {
  outline: Outline;
  symbols: SymbolRecord[];
  project: JSONOutput.ProjectReflection;
  /** URLs of names outside the package. */
  external: ReadonlyMap<string, string>;
}

export interface PagesReport {
  report: WriteReport;
  /** Stores what the next run needn't render again. */
  save: () => Promise<void>;
}

/** Renders the pages that changed, and reuses the others. */
async function renderPages(
  project: JSONOutput.ProjectReflection,
  rendered: RenderedPages,
  options: Omit<RenderOptions, 'isWanted'>,
): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  const known = new Map<string, string>();
  const changed = new Set<Module>();
  for (const [module, key] of createPageKeys(project)) {
    const file = moduleFile(module);
    keys.set(file, key);
    const text = await rendered.find(file, key);
    if (text === undefined) {
      changed.add(module);
    } else {
      known.set(file, text);
    }
  }
  const fresh =
    changed.size === 0
      ? new Map<string, string>()
      : await renderProject(excerptProject(project, changed), {
          ...options,
          isWanted: (file) => !known.has(file),
        });
  const pages = new Map<string, string>();
  for (const [file, key] of keys) {
    const text = known.get(file) ?? fresh.get(file);
    if (text === undefined) {
      throw new Error(`TypeDoc rendered no page for ${file}.`);
    }
    pages.set(file, text);
    rendered.add(file, {key, text});
  }
  return pages;
}

/** The metadata of all pages and the sidebar, without the text of the pages. */
function summarizePages(
  pages: ReadonlyMap<string, string>,
  sidebar: unknown,
): string {
  const frontMatter = [...pages].map(([file, text]) => [
    file,
    text.slice(0, text.indexOf('\n---\n')),
  ]);
  return JSON.stringify([Object.fromEntries(frontMatter), sidebar]);
}

/**
 * Renders all pages and the sidebar, and removes other files from the folder.
 *
 * @throws if TypeDoc reports a problem, or a file can't be written
 */
export async function writePages(
  {outline, symbols, project, external}: PagesInput,
  settings: Settings,
  memory: PageMemory,
): Promise<PagesReport> {
  const {siteDir, cacheDir, out, onProgress} = settings;
  const temp = await makeTempFolder(path.resolve(siteDir, cacheDir), 'run');
  try {
    onProgress('Writing pages');
    const folder = path.resolve(siteDir, out);
    const rendered = await openRenderedPages(
      path.resolve(siteDir, cacheDir, 'rendered.json'),
      folder,
      JSON.stringify([settings.routeBasePath, ...external]),
      memory,
    );
    const pages = await renderPages(project, rendered, {
      siteDir,
      basePath: settings.routeBasePath,
      indexUrl: `${settings.routeBasePath}${indexSlug(settings.package)}`,
      external,
      folder: temp.path,
    });
    const sidebar = createSidebar(outline, INDEX_SEGMENT);
    const summary = summarizePages(pages, sidebar);
    pages.set(
      `${INDEX_SEGMENT}.mdx`,
      renderIndexPage(settings.package, symbols),
    );
    pages.set(INDEX_DATA, renderIndexData(symbols));
    pages.set('sidebars.json', `${JSON.stringify({api: sidebar}, null, 2)}\n`);
    const report = await writeFolder(folder, pages);
    await writeWhole(path.resolve(siteDir, cacheDir, 'pages.json'), summary);
    return {report, save: rendered.save};
  } finally {
    await temp.remove();
  }
}
