import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';
import {PLUGIN_NAME} from '../plugin-name';
import type {SearchOptions} from './options';
import {sectionId} from './translations';

/** Names that sections may have without options, which the package translates. */
const COMMON = ['API', 'Blog', 'Docs'];

function listNames(options: SearchOptions): string[] {
  const {sections = {}, blogSection = [], pages = []} = options;
  const own = [
    ...Object.values(sections),
    ...pages.map(({section}) => section),
  ].concat(blogSection);
  return Array.from(new Set([...COMMON, ...own])).sort();
}

function writeModule(names: readonly string[]): string {
  const texts = names.map((name) =>
    JSON.stringify({
      id: sectionId(name),
      message: name,
      description: 'The name of a section of the search',
    }),
  );
  return `import {translate} from '@docusaurus/Translate';
export default [
${texts.map((text) => `  translate(${text}),\n`).join('')}];
`;
}

/**
 * Writes the names of sections to a module, in which `docusaurus
 * write-translations` finds them: it looks for texts in source files only.
 *
 * @returns the module, which nothing imports.
 */
export function writeSectionTexts(
  {generatedFilesDir}: LoadContext,
  options: SearchOptions,
): string {
  const file = path.join(
    generatedFilesDir,
    PLUGIN_NAME,
    DEFAULT_PLUGIN_ID,
    'section-texts.js',
  );
  const text = writeModule(listNames(options));
  // The development server watches the file.
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  return file;
}
