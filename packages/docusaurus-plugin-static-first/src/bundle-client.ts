import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const CLIENT = fileURLToPath(new URL('./client', import.meta.url));

/**
 * Bundles one of the scripts that run before React into one line.
 *
 * @param name - the script's module below `client/`.
 * @param version - the version of Docusaurus, to omit what only others need.
 */
export async function bundleClient(
  name: 'head' | 'main',
  version: string,
): Promise<string> {
  const isFrom38 = !/^3\.[0-7]\./.test(version);
  const {outputFiles} = await build({
    absWorkingDir: CLIENT,
    entryPoints: [`./${name}`],
    bundle: true,
    define: {
      HAS_BARE_CODE: String(isFrom38),
      MARKS_CHOICE: String(isFrom38),
    },
    // Not that of the folder, which only a development copy has.
    tsconfigRaw: {},
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return (outputFiles[0]?.text ?? '').trim();
}
