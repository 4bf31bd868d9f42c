import type {Configuration} from 'webpack-dev-server';

/** Has the development server serve a folder's files. */
export function serveFolder(
  directory: string,
  publicPath: string,
): {devServer: Configuration} {
  return {devServer: {static: [{directory, publicPath, watch: false}]}};
}
