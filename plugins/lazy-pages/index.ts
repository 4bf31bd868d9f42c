import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What answers a browser that asks for a page which is not compiled yet. */
type Middleware = (
  request: unknown,
  response: unknown,
  next: () => void,
) => unknown;

/** What the plugin uses of Rspack, whose types Docusaurus doesn't pass on. */
interface RspackCompiler {
  webpack: {
    lazyCompilationMiddleware: (compiler: RspackCompiler) => Middleware;
  };
}

const PAGE = /\.mdx?$/;

/**
 * Has `npm start` compile a page once it is opened. To compile all of them took
 * most of the time to the first page.
 *
 * @see https://rspack.rs/config/lazy-compilation
 */
export default function lazyPages({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const compile: {whenAsked?: Middleware} = {};
  const configuration = {
    lazyCompilation: {
      entries: false,
      imports: true,
      test: PAGE,
      prefix: `${baseUrl}lazy-compilation/`,
    },
    module: {
      rules: [
        {
          include: path.join(generatedFilesDir, 'registry.js'),
          loader: require.resolve('./drop-weak-requests.mjs'),
        },
      ],
    },
    plugins: [
      {
        apply(compiler: RspackCompiler) {
          compile.whenAsked =
            compiler.webpack.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    devServer: {
      setupMiddlewares: (middlewares: Middleware[]) => [
        ...(compile.whenAsked ? [compile.whenAsked] : []),
        ...middlewares,
      ],
    },
  };
  return {
    name: 'lazy-pages',
    configureWebpack: ({mode}) =>
      (mode === 'development' ? configuration : {}) as object,
  };
}
