import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';

/** The path of the list below the folder of generated files. */
export const BROWSER_FILES = 'browser-files.json';

type Configuration = Exclude<
  ReturnType<NonNullable<Plugin['configureWebpack']>>,
  undefined
>;

/** A module of the bundler. */
interface Module {
  /** The file; empty for modules that the bundler generates. */
  nameForCondition: () => string | null | undefined;
  /** The modules concatenated into this one; they are in no chunk. */
  modules?: Module[] | undefined;
}

function listFiles(module: Module): string[] {
  return (
    module.modules?.flatMap(listFiles) ?? [module.nameForCondition() ?? '']
  );
}

/** Reports the files in all chunks, which leaves out unused ones. */
function listenToFiles(
  take: (files: readonly string[]) => void,
): Configuration {
  const name = 'browser-files';
  return {
    plugins: [
      {
        apply({hooks}) {
          hooks.thisCompilation.tap(name, (compilation) => {
            compilation.hooks.processAssets.tap(name, () => {
              const {chunks, chunkGraph, fileDependencies} = compilation;
              const modules = [...chunks].flatMap((chunk) => [
                ...chunkGraph.getChunkModulesIterable(chunk),
              ]);
              // Files that stylesheets load are in none of these chunks.
              const fonts = [...fileDependencies].filter((file) =>
                file.endsWith('.woff2'),
              );
              take([...modules.flatMap(listFiles), ...fonts]);
            });
          });
        },
      },
    ],
  };
}

/**
 * Lists the files of packages that a build sends to browsers, for
 * `npm run list:packages`.
 */
export default function browserFiles({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const write = (all: readonly string[]) => {
    const files = all
      .filter((file) => file.includes('node_modules'))
      .map((file) => posixPath(path.relative(siteDir, file)));
    fs.writeFileSync(
      path.join(generatedFilesDir, BROWSER_FILES),
      JSON.stringify([...new Set(files)].sort()),
    );
  };
  return {
    name: 'browser-files',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production' ? {} : listenToFiles(write),
  };
}
