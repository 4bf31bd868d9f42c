import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {formatDiagnostic} from 'python-reader';
import {createPageReader} from 'docusaurus-plugin-page-exports/page';
import {
  checkSamples,
  type SampleOptions,
} from '../../../src/samples/check-samples';
import {listCommands} from '../../../src/samples/shell/list-commands';
import {makeSchemas} from '../../../src/schemas/make-schemas';
import {readReef, REEF_FOLDER, REEF_SCHEMAS} from '../../support/reef';

/**
 * Checks pages against the fixture's SDK.
 *
 * @param pages - sources by path in the site.
 * @param more - additional options.
 * @returns one line per diagnostic, as in a terminal.
 */
export async function check(
  pages: Readonly<Record<string, string>>,
  more: Partial<SampleOptions> = {},
): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'samples-'));
  try {
    for (const [file, text] of Object.entries(pages)) {
      await mkdir(path.dirname(path.join(root, file)), {recursive: true});
      await writeFile(path.join(root, file), text);
    }
    const sdk = await readReef();
    const {diagnostics} = await checkSamples({
      root,
      folders: ['docs', 'blog'],
      reader: createPageReader({siteDir: root, siteConfig: {markdown: {}}}),
      program: 'reef',
      sdk: REEF_FOLDER,
      workspace: path.join(root, '.cache'),
      commands: listCommands(sdk, 'scripts'),
      schemas: makeSchemas(sdk, REEF_SCHEMAS),
      onNote: () => undefined,
      ...more,
    });
    return diagnostics.map(formatDiagnostic);
  } finally {
    await rm(root, {recursive: true, force: true});
  }
}
