import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The middleware that compiles a page when a browser requests it. */
type Middleware = (
  request: unknown,
  response: unknown,
  next: () => void,
) => unknown;

/** The part of Rspack used here; Docusaurus doesn't export its types. */
interface RspackCompiler {
  webpack: {
    lazyCompilationMiddleware: (compiler: RspackCompiler) => Middleware;
  };
}

const PAGE = /\.mdx?$/;

/**
 * Makes `npm start` compile a page only when it is opened. Compiling all of
 * them took most of the time until the first page appeared.
 *
 * @see https://rspack.rs/config/lazy-compilation
 */
export default function lazyPages({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  let compileOnRequest: Middleware | undefined;
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
          compileOnRequest =
            compiler.webpack.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    devServer: {
      setupMiddlewares: (middlewares: Middleware[]) => [
        ...(compileOnRequest ? [compileOnRequest] : []),
        ...middlewares,
      ],
    },
  };
  return {
    name: 'lazy-pages',
    getClientModules: () =>
      process.env.NODE_ENV === 'development'
        ? [
            require.resolve('./load-styles.ts'),
            require.resolve('./scroll-to-heading.ts'),
          ]
        : [],
    configureWebpack: ({mode}) =>
      (mode === 'development' ? configuration : {}) as object,
  };
}
