import type {Configuration} from 'webpack-dev-server';

/** Configures the development server to serve the files of a folder. */
export function serveFolder(
  directory: string,
  publicPath: string,
): {devServer: Configuration} {
  return {devServer: {static: [{directory, publicPath, watch: false}]}};
}
