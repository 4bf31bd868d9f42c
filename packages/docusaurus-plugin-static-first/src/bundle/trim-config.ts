import type {LoadContext} from '@docusaurus/types';
import {writeModule} from './write-module';

/** What only the build reads. */
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
 * Writes the site's configuration as browsers need it. Docusaurus puts all of
 * it into the script of every page, options of all plugins included.
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
