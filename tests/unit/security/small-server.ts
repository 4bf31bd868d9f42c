import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {createSiteHandler} from '../../../scripts/serve/site-handler';

export interface SmallServer {
  /** Where it answers, as `host:port`. */
  address: string;
  close: () => void;
}

/** Serves a site of two pages, `home` and `nothing here`, at a base URL. */
export async function startSmallServer(baseUrl: string): Promise<SmallServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  fs.writeFileSync(path.join(folder, 'index.html'), 'home');
  fs.writeFileSync(path.join(folder, '404.html'), 'nothing here');
  const server = http.createServer(createSiteHandler(folder, baseUrl));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}
