import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import pluginTypedoc from 'docusaurus-plugin-typedoc';
import type {JSONOutput} from 'typedoc';
import {createPythonPlugin, type PythonPluginOptions} from './typedoc-plugin';

export interface RenderOptions extends Omit<
  PythonPluginOptions,
  'onProblem' | 'onPage'
> {
  /** The site's folder, for docusaurus-plugin-typedoc. */
  siteDir: string;
  /** The folder for the project's JSON, which TypeDoc reads. */
  folder: string;
}

/**
 * Renders a TypeDoc project to MDX, with one page per module, using
 * docusaurus-plugin-typedoc in merge mode.
 *
 * @returns the pages by file name
 * @throws if TypeDoc reports a problem
 */
export async function renderProject(
  project: JSONOutput.ProjectReflection,
  options: RenderOptions,
): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const problems: string[] = [];
  const projectFile = path.join(options.folder, 'typedoc.json');
  await writeFile(projectFile, JSON.stringify(project));
  await pluginTypedoc(
    {siteDir: options.siteDir, siteConfig: {}},
    {
      entryPointStrategy: 'merge',
      entryPoints: [projectFile],
      out: options.folder,
      plugin: [
        createPythonPlugin({
          ...options,
          onProblem: (message) => problems.push(message),
          onPage: (file, mdx) => pages.set(file, mdx),
        }),
      ],
      readme: 'none',
      cleanOutputDir: false,
      sortEntryPoints: false,
      sidebar: {
        autoConfiguration: false,
        pretty: false,
        typescript: false,
        deprecatedItemClassName: '',
      },
      validation: false,
      logLevel: 'Warn',
    },
  );
  if (problems.length > 0) {
    throw new Error(`TypeDoc reports: ${problems.join('\n')}`);
  }
  return pages;
}
