import type {Plugin} from '@docusaurus/types';

/** A piece of the runtime as Rspack hands it to JavaScript. */
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
 * Makes the scripts the same whichever folder they are built in. Rspack writes
 * a hash of the whole build into the runtime, which nothing reads outside
 * development and which depends on the folder's name.
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
