import fc from 'fast-check';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {ask} from './integration/ask';
import {startSmallServer, type SmallServer} from './small-server';

// The same cases in every run, so that failures are reproducible.
fc.configureGlobal({seed: 20_261_122});

let server: SmallServer;

beforeAll(async () => {
  server = await startSmallServer('/handbook/');
});
afterAll(() => {
  server.close();
});

it('answers any path with a page, a redirect within the site, or an error', async () => {
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
      const {status, headers, body} = await ask(server.address, path);
      expect(status).toBeLessThan(500);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      if (status === 200) {
        expect(body.toString()).toBe('home');
      }
    }),
    {numRuns: 200},
  );
});
