import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createSiteHandler} from '../../../scripts/serve/site-handler';
import {ask} from '../../integration/hosting/nginx';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
fs.writeFileSync(path.join(folder, 'index.html'), 'home');
fs.writeFileSync(path.join(folder, '404.html'), 'nothing here');
const server = http.createServer(createSiteHandler(folder, '/'));
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  fs.rmSync(folder, {recursive: true, force: true});
});

it('leads to no other site, whatever the path says', async () => {
  for (const target of [
    '//evil.test/',
    '/.//evil.test/',
    '/./\\evil.test/',
    '/%5Cevil.test/',
    '/x/..//evil.test/index.html',
    '/x%0d%0aSet-Cookie:%20a=b/',
  ]) {
    const {headers} = await ask(address, target);
    expect(headers.location ?? '/', target).toMatch(/^\/(?![/\\])/);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

it('serves nothing from outside its folder', async () => {
  for (const target of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd']) {
    const {body} = await ask(address, target);
    expect(body.toString()).toBe('nothing here');
  }
  expect((await ask(address, '/%E0%A4%A')).status).toBeLessThan(500);
});
