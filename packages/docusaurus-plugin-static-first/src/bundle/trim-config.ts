import type {LoadContext} from '@docusaurus/types';
import {writeModule} from './write-module';

/** Fields that only the build reads. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Writes the part of the site's configuration that browsers need. Docusaurus
 * includes all of it in every page's script, with the options of all plugins.
 *
 * @returns the file's path.
 */
export function trimConfig({
  siteConfig,
  generatedFilesDir,
}: Pick<LoadContext, 'siteConfig' | 'generatedFilesDir'>): string {
  const config = Object.fromEntries(
    Object.entries(siteConfig).filter(([name]) => !BUILD_ONLY.includes(name)),
  );
  return writeModule(
    generatedFilesDir,
    'site-config.mjs',
    `export default ${JSON.stringify(config, null, 2)};\n`,
  );
}
