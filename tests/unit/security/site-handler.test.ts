import {afterAll, beforeAll, expect, it} from 'vitest';
import {ask} from '../../integration/hosting/ask';
import {startSmallServer, type SmallServer} from './small-server';

let server: SmallServer;

beforeAll(async () => {
  server = await startSmallServer('/');
});
afterAll(() => {
  server.close();
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
    const {headers} = await ask(server.address, target);
    expect(headers.location ?? '/', target).toMatch(/^\/(?![/\\])/);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

it('serves nothing from outside its folder', async () => {
  for (const target of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd']) {
    const {body} = await ask(server.address, target);
    expect(body.toString()).toBe('nothing here');
  }
  expect((await ask(server.address, '/%E0%A4%A')).status).toBeLessThan(500);
});
