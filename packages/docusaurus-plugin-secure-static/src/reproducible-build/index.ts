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
 * `npm start` and which depends on the folder's name.
 *
 * @see https://rspack.dev/api/plugin-api/compilation-hooks#runtimemodule
 */
export default function sameScripts(): Plugin {
  return {
    name: 'same-scripts',
    configureWebpack: ({mode}) => ({
      plugins: [
        mode === 'production' && {
          apply({hooks}) {
            hooks.compilation.tap('same-scripts', (compilation) => {
              compilation.hooks.runtimeModule.tap('same-scripts', empty);
            });
          },
        },
      ],
    }),
  };
}
