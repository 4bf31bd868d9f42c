import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {createSiteHandler} from '../src/serve/create-site-handler';

export interface SmallServer {
  /** The `host:port` it listens on. */
  address: string;
  /** The folder that it serves. */
  folder: string;
  close: () => void;
}

/** Writes a site of two pages with the given texts. */
export function writeSmallSite(
  folder: string,
  home: string,
  missing: string,
): void {
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'index.html'), home);
  fs.writeFileSync(path.join(folder, '404.html'), missing);
}

/** Serves a folder at a base URL. */
export async function serveFolder(
  folder: string,
  baseUrl: string,
): Promise<SmallServer> {
  const server = http.createServer(createSiteHandler(folder, baseUrl));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    close: () => void server.close(),
  };
}

/** Serves a site of two pages, `home` and `nothing here`, at a base URL. */
export async function startSmallServer(baseUrl: string): Promise<SmallServer> {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const folder = path.join(parent, 'build');
  writeSmallSite(folder, 'home', 'nothing here');
  const server = await serveFolder(folder, baseUrl);
  return {
    ...server,
    close() {
      server.close();
      fs.rmSync(parent, {recursive: true, force: true});
    },
  };
}
