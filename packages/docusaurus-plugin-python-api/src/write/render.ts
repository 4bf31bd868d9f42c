import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pluginTypedoc from 'docusaurus-plugin-typedoc';
import type {JSONOutput} from 'typedoc';
import {createPythonPlugin, type PythonPluginOptions} from './typedoc-plugin';

export interface RenderOptions extends Omit<PythonPluginOptions, 'onProblem'> {
  /** Site folder, for the plugin. */
  siteDir: string;
  /** Where the project's JSON is kept for TypeDoc to read. */
  projectFile: string;
  /** Empty folder that the pages are written to. */
  outDir: string;
}

/**
 * Renders a TypeDoc project to MDX, one file a module, by way of
 * docusaurus-plugin-typedoc in its merge mode.
 *
 * @returns what TypeDoc complained about
 */
export async function renderProject(
  project: JSONOutput.ProjectReflection,
  options: RenderOptions,
): Promise<string[]> {
  const problems: string[] = [];
  await mkdir(path.dirname(options.projectFile), {recursive: true});
  await writeFile(options.projectFile, JSON.stringify(project));
  await pluginTypedoc(
    {siteDir: options.siteDir, siteConfig: {}},
    {
      entryPointStrategy: 'merge',
      entryPoints: [options.projectFile],
      out: options.outDir,
      plugin: [
        createPythonPlugin({
          ...options,
          onProblem: (message) => problems.push(message),
        }),
      ],
      theme: 'python',
      router: 'python',
      fileExtension: '.mdx',
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
  return problems;
}
