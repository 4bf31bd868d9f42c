import type {Configuration, Middleware} from 'webpack-dev-server';

/**
 * Puts a middleware before those that the development server has.
 *
 * Docusaurus calls its own function and those of all plugins with one list, and
 * joins what they return: what is added has to be added in place, and whoever
 * returned the list as well would have every middleware run twice.
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
