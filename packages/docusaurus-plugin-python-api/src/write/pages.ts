import path from 'node:path';
import type {JSONOutput} from 'typedoc';
import {makeTempFolder} from '../files/temp-folder';
import {type WriteReport, writeFolder} from '../files/write-folder';
import type {Outline} from '../outline/types';
import type {Settings} from '../settings';
import {
  INDEX_DATA,
  INDEX_SEGMENT,
  renderIndexData,
  renderIndexPage,
} from './index-page';
import {renderProject} from './render';
import {createSidebar} from './sidebar';
import type {SymbolRecord} from './symbols';

export interface PagesInput {
  outline: Outline;
  symbols: SymbolRecord[];
  project: JSONOutput.ProjectReflection;
  /** Addresses of names outside the package. */
  external: ReadonlyMap<string, string>;
}

/**
 * Renders all pages and the sidebar, and makes the folder hold just them.
 *
 * @throws when TypeDoc finds something wrong, or a file can't be written
 */
export async function writePages(
  {outline, symbols, project, external}: PagesInput,
  settings: Settings,
): Promise<WriteReport> {
  const {siteDir, cacheDir, out, onProgress} = settings;
  const temp = await makeTempFolder(path.resolve(siteDir, cacheDir), 'run');
  try {
    onProgress('Writing pages');
    const pages = await renderProject(project, {
      siteDir,
      basePath: settings.routeBasePath,
      external,
      folder: temp.path,
    });
    const sidebar = createSidebar(outline, INDEX_SEGMENT);
    pages.set(
      `${INDEX_SEGMENT}.mdx`,
      renderIndexPage(settings.package, symbols),
    );
    pages.set(INDEX_DATA, renderIndexData(symbols));
    pages.set('sidebars.json', `${JSON.stringify({api: sidebar}, null, 2)}\n`);
    return await writeFolder(path.resolve(siteDir, out), pages);
  } finally {
    await temp.remove();
  }
}
