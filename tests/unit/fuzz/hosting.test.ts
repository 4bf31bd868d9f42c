import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createSiteHandler} from '../../../scripts/serve/site-handler';
import {ask} from '../../integration/hosting/nginx';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
fs.writeFileSync(path.join(folder, 'index.html'), 'home');
fs.writeFileSync(path.join(folder, '404.html'), 'nothing here');
const server = http.createServer(createSiteHandler(folder, '/handbook/'));
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

it('answers any path with the site, a redirect within it, or a refusal', async () => {
  const part = fc.constantFrom(
    ...['/', '//', '.', '..', '\\', '%5C', '%2F', '%00', '%0a', '%E0%A4', '%'],
    ...[
      'handbook',
      '/handbook/',
      'index.html',
      'evil.test',
      '?',
      '?q=<b>',
      '#',
    ],
    ...['http:', '@', ':80', '~', ';'],
  );
  const target = fc
    .array(part, {maxLength: 8})
    .map((parts) => `/${parts.join('')}`);
  await fc.assert(
    fc.asyncProperty(target, async (path) => {
      const {status, headers, body} = await ask(address, path);
      expect(status).toBeLessThan(500);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      if (status === 200) {
        expect(body.toString()).toBe('home');
      }
    }),
    {numRuns: 200},
  );
});
