import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const CLIENT = fileURLToPath(new URL('./client', import.meta.url));

/** The policies that the script creates. */
export const POLICY_NAMES = ['default', 'inspect'] as const;

/** Bundles the script that creates the Trusted Types policies into one line. */
export async function bundleTrustedTypes(): Promise<string> {
  const {outputFiles} = await build({
    absWorkingDir: CLIENT,
    entryPoints: ['./trusted-types'],
    bundle: true,
    // Not that of the folder, which only a development copy has.
    tsconfigRaw: {},
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // ASCII is safe in any encoding.
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return (outputFiles[0]?.text ?? '').trim();
}
