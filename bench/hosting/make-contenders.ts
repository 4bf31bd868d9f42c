import {brotliIsThere, shipConfiguration} from '../../scripts/nginx/shipped';
import {formatNginx} from '../../lib/security/nginx';
import type {HeaderRule} from '../../lib/security/types';

/** An nginx to measure. */
export interface Contender {
  name: string;
  /** For `startNginx`. */
  files: Record<string, string>;
  /** `host:port`. */
  address: string;
}

/** What it takes to serve files, some of them compressed, and no more. */
function formatPlain(folder: string, address: string): string {
  return `worker_processes auto;
daemon off;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  gzip_static on;
  server {
    listen ${address};
    root ${folder};
    error_page 404 /404.html;
    location / { try_files $uri $uri.html =404; }
    location = / { index index.html; }
  }
}
`;
}

/**
 * Gives nginx as the repository ships it, and as it serves the same files with
 * nothing added.
 *
 * @param folder - the built site, with its compressed files.
 * @param rules - the headers of the build.
 * @param port - of loopback; the next one is taken too.
 */
export function makeContenders(
  folder: string,
  rules: readonly HeaderRule[],
  port: number,
): Contender[] {
  const ours = `127.0.0.1:${port}`;
  const plain = `127.0.0.1:${port + 1}`;
  const site = formatNginx(rules, {
    root: folder,
    listen: [ours],
    baseUrl: '/',
    brotli: brotliIsThere,
  });
  return [
    {name: 'this project', files: shipConfiguration(site), address: ours},
    {
      name: 'plain nginx',
      files: {'nginx.conf': formatPlain(folder, plain)},
      address: plain,
    },
  ];
}
