import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('deploy/nginx');
const BROTLI = 'modules/brotli.conf';

const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');

/** Whether there is an nginx, and its Brotli module. */
export const nginxIsThere =
  spawnSync('nginx', ['-v'], {stdio: 'ignore'}).status === 0;
export const brotliIsThere = fs.existsSync(
  /load_module (.+);/.exec(read(BROTLI))?.[1] ?? '',
);

/**
 * Gives the configuration that the repository ships, as files for
 * `startNginx`.
 *
 * @param site - the text of `site.conf`.
 */
export function shipConfiguration(site: string): Record<string, string> {
  return {
    'nginx.conf': read('nginx.conf'),
    'site.conf': site,
    // nginx wants the folder to be there, not any module in it.
    'modules/none.conf': '',
    ...(brotliIsThere ? {[BROTLI]: read(BROTLI)} : {}),
  };
}
