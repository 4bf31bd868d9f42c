import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('deploy/nginx');
const BROTLI = 'modules/brotli.conf';

const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');

/** Whether nginx and its Brotli module are installed. */
export const nginxIsThere =
  spawnSync('nginx', ['-v'], {stdio: 'ignore'}).status === 0;
export const brotliIsThere = fs.existsSync(
  /load_module (.+);/.exec(read(BROTLI))?.[1] ?? '',
);

/**
 * Returns the nginx configuration in this repository, as files for
 * `startNginx`.
 *
 * @param site - the text of `site.conf`.
 */
export function shipConfiguration(site: string): Record<string, string> {
  return {
    'nginx.conf': read('nginx.conf'),
    'site.conf': site,
    // nginx requires the folder to exist, even if it is empty.
    'modules/none.conf': '',
    ...(brotliIsThere ? {[BROTLI]: read(BROTLI)} : {}),
  };
}
