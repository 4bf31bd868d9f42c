import type {Plugin} from '@docusaurus/types';

/** A runtime module as Rspack passes it to JavaScript. */
interface FullHashModule {
  constructorName: 'GetFullHashRuntimeModule';
  source: {source: unknown};
}

function isFullHash(module: object): module is FullHashModule {
  return (
    'constructorName' in module &&
    module.constructorName === 'GetFullHashRuntimeModule' &&
    'source' in module
  );
}

function empty(module: object): void {
  if (isFullHash(module)) {
    module.source.source = Buffer.alloc(0);
  }
}

/**
 * Makes the scripts independent of the folder they are built in. Rspack writes
 * a hash of the whole build into the runtime. It depends on the name of the
 * folder, and nothing reads it outside development.
 *
 * @see https://rspack.dev/api/plugin-api/compilation-hooks#runtimemodule
 */
export function makeScriptsReproducible(): Exclude<
  ReturnType<NonNullable<Plugin['configureWebpack']>>,
  undefined
> {
  const name = 'reproducible-build';
  return {
    plugins: [
      {
        apply({hooks}) {
          hooks.compilation.tap(name, (compilation) => {
            compilation.hooks.runtimeModule.tap(name, empty);
          });
        },
      },
    ],
  };
}
