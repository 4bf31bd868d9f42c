import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {HeaderRule} from '../../src/headers/types';
import {formatNginx} from '../../src/nginx';
import {ask} from './ask';
import {nginxIsThere, shipConfiguration} from './shipped-configuration';
import {findFreeAddress, startNginx} from './start-nginx';

/** Writes a site with a page and a script; its policy names the site. */
async function makeSite(folder: string, name: string) {
  const root = path.join(folder, name);
  fs.mkdirSync(path.join(root, 'assets'), {recursive: true});
  fs.writeFileSync(path.join(root, 'index.html'), name);
  fs.writeFileSync(path.join(root, 'assets/main.js'), name);
  const address = await findFreeAddress();
  const rules: HeaderRule[] = [
    {
      pattern: '/*',
      headers: {'Content-Security-Policy': `img-src 'self' ${name}.test`},
    },
    {
      pattern: '/assets/*',
      headers: {'Cache-Control': `max-age=${name.length}`},
    },
  ];
  const configuration = formatNginx(rules, {
    root,
    listen: [address],
    baseUrl: '/',
    brotli: false,
  });
  return {name, address, configuration};
}

it.runIf(nginxIsThere)(
  'serves two sites in one http block, each with its own headers',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sites-'));
    // nginx drops root privileges and reads the folder as another user.
    fs.chmodSync(folder, 0o755);
    const sites = [
      await makeSite(folder, 'first'),
      await makeSite(folder, 'other-site'),
    ];
    const stop = await startNginx(
      shipConfiguration(
        sites.map(({configuration}) => configuration).join('\n'),
      ),
      sites[0]?.address ?? '',
    );
    try {
      for (const {name, address} of sites) {
        const page = await ask(address, '/', {});
        expect(page.body.toString()).toBe(name);
        expect(page.headers['content-security-policy']).toBe(
          `img-src 'self' ${name}.test`,
        );
        const script = await ask(address, '/assets/main.js', {});
        expect(script.headers['cache-control']).toBe(`max-age=${name.length}`);
      }
    } finally {
      await stop();
      fs.rmSync(folder, {recursive: true, force: true});
    }
  },
);
