import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {extractSiteSourceCodeTranslations} from '@docusaurus/core/lib/server/translations/translationsExtractor.js';
import {build} from 'esbuild';
import {expect, it} from 'vitest';
import {root} from '../../../scripts/lib/paths';

it('finds the texts of a packed Term, which has no JSX', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'packed-term-'));
  try {
    // As packing compiles it.
    await build({
      entryPoints: [
        path.join(
          root,
          'packages/docusaurus-plugin-page-exports/src/theme/Term/index.tsx',
        ),
      ],
      outdir: folder,
      format: 'esm',
      jsx: 'automatic',
    });
    const texts = await extractSiteSourceCodeTranslations({
      siteDir: folder,
      plugins: [],
      extraSourceCodeFilePaths: [path.join(folder, 'index.js')],
    });
    expect(texts).toMatchObject({
      'theme.Term.glossaryLink': {message: 'In the glossary'},
    });
  } finally {
    await fs.rm(folder, {recursive: true});
  }
});
