import type {Configuration, Middleware} from 'webpack-dev-server';

/**
 * Inserts a middleware before those of the development server.
 *
 * Docusaurus passes the same list to its own function and to those of all
 * plugins, and concatenates the results. The middleware therefore has to be
 * inserted in place: returning the list as well would run every middleware
 * twice.
 *
 * @see node_modules/@docusaurus/core/lib/commands/start/webpack.js
 * @see https://github.com/survivejs/webpack-merge#merging-with-functions
 */
export function addMiddleware(
  name: string,
  middleware: Extract<Middleware, {middleware: unknown}>['middleware'],
): {devServer: Configuration} {
  return {
    devServer: {
      setupMiddlewares(middlewares) {
        middlewares.unshift({name, middleware});
        return [];
      },
    },
  };
}
