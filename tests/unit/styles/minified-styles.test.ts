import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {root} from '../../../scripts/lib/paths';

const bundler = createRequire(
  createRequire(import.meta.url).resolve('@docusaurus/bundler'),
);
const {cssnanoMinify} = bundler('css-minimizer-webpack-plugin') as {
  cssnanoMinify: (
    input: Record<string, string>,
    sourceMap: undefined,
    options: object,
  ) => Promise<{code: string}>;
};

/** Minifies styles as Docusaurus does in sites without `@docusaurus/faster`. */
async function minify(file: string, styles: string): Promise<string> {
  const preset = bundler.resolve('@docusaurus/cssnano-preset');
  return (await cssnanoMinify({[file]: styles}, undefined, {preset})).code;
}

const files = Globby.sync(['packages/*/src/**/*.css', 'src/**/*.css'], {
  cwd: root,
});

/** Lists functions in which a zero without its unit is invalid. */
function listBareZeros(styles: string): string[] {
  return (
    styles.match(
      /color-mix\([^;{}]*[ ,]0[,)][^;{}]*|(?<![a-z])(?:min|max)\(0,[^;{}]*/g,
    ) ?? []
  );
}

it.each(files)('a minified site keeps the units of %s', async (file) => {
  const styles = fs.readFileSync(path.join(root, file), 'utf8');
  expect(listBareZeros(await minify(file, styles))).toEqual([]);
});
