import evalSourceMapMiddleware from 'react-dev-utils/evalSourceMapMiddleware';
import type {Configuration} from 'webpack-dev-server';
import {serveIndex} from './serve-index';

/**
 * Makes the development server serve the index.
 *
 * @param root - the index's folder with base URL.
 * @param readFiles - gives the current files.
 */
export function configureServer(
  root: string,
  readFiles: () => ReadonlyMap<string, string>,
): {devServer: Configuration} {
  return {
    devServer: {
      setupMiddlewares(middlewares, server) {
        middlewares.unshift(
          {name: 'search-index', middleware: serveIndex(root, readFiles)},
          // This function takes the place of Docusaurus's own, whose one
          // middleware gives the error overlay its sources:
          // node_modules/@docusaurus/core/lib/commands/start/webpack.js
          evalSourceMapMiddleware(server),
        );
        return middlewares;
      },
    },
  };
}
