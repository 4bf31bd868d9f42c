import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {root} from '../../../scripts/paths';

/** Whether there is an nginx to test with, and its Brotli module. */
export const nginxIsThere =
  spawnSync('nginx', ['-v'], {stdio: 'ignore'}).status === 0;
const MODULE = path.join(root, 'deploy/nginx/modules/brotli.conf');
export const brotliIsThere = fs.existsSync(
  /load_module (.+);/.exec(fs.readFileSync(MODULE, 'utf8'))?.[1] ?? '',
);

/**
 * Starts nginx with the configuration that the repository ships.
 *
 * @param site - the text of `site.conf`.
 * @param address - where it will answer, as `host:port`.
 * @returns a function that ends it and removes its files.
 */
export async function startNginx(
  site: string,
  address: string,
): Promise<() => Promise<void>> {
  const prefix = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const config = path.join(prefix, 'nginx.conf');
  fs.copyFileSync(path.join(root, 'deploy/nginx/nginx.conf'), config);
  fs.writeFileSync(path.join(prefix, 'site.conf'), site);
  fs.mkdirSync(path.join(prefix, 'modules'));
  if (brotliIsThere) {
    fs.copyFileSync(MODULE, path.join(prefix, 'modules/brotli.conf'));
  }
  const child = spawn('nginx', ['-p', `${prefix}/`, '-c', config]);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(prefix, {recursive: true, force: true});
  };
  for (;;) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`nginx did not start: ${said}`);
    }
    const answers = await ask(address, '/').then(
      () => true,
      () => false,
    );
    if (answers) {
      return stop;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request whose path goes out as it is written. */
export function ask(
  address: string,
  target: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  const [host, port] = address.split(':');
  return new Promise((resolve, reject) => {
    http
      .request({host, port, path: target, headers, method}, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          });
        });
      })
      .on('error', reject)
      .end();
  });
}
