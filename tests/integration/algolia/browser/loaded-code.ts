import fs from 'node:fs';
import path from 'node:path';
import {apiClientVersion} from 'algoliasearch/lite';
import {describe, it} from 'vitest';
import {partsOf} from '../../../e2e/support/search';
import {listFiles} from '../../site/site';
import {complaints, expect, GUIDE, open, page, site} from './set-up';

describe('loaded code', () => {
  const scripts = () =>
    listFiles(site.built).filter((file) => file.endsWith('.js'));
  const read = (file: string) =>
    fs.readFileSync(path.join(site.built, file), 'utf8');

  it('the client loads with the modal, and the embedded engine never', async () => {
    const loaded: string[] = [];
    page.on('response', (response) => {
      loaded.push(new URL(response.url()).pathname.replace('/handbook/', ''));
    });
    const clients = scripts().filter((file) =>
      read(file).includes(JSON.stringify(apiClientVersion)),
    );
    const engines = scripts().filter((file) =>
      read(file).includes('manifest.json'),
    );
    expect([clients.length, engines.length]).toEqual([1, 1]);
    await open(GUIDE);
    expect(loaded).not.toContain(clients[0]);
    await page.getByRole('button', {name: 'Search'}).hover();
    await expect.poll(() => loaded).toContain(clients[0]);
    expect(site.algolia.calls).toEqual([]);
    await page.keyboard.press('/');
    await partsOf(page).input.fill('quay');
    await expect(partsOf(page).hits.first()).toBeVisible();
    await open('/search?q=quay');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /[\d,]+ results?/,
    );
    expect(loaded).not.toContain(engines[0]);
    expect(loaded.join()).not.toContain('search-index');
    expect(listFiles(site.built).join()).not.toContain('search-index/');
  });

  it("pages have the tags that Algolia's crawler reads", () => {
    const page = read('guides/getting-started/introduction-to-harbour.html');
    expect(page).toMatch(/name="?docsearch:language"? content="?en\b/);
  });

  it('the policy allows connections only to the search hosts', async () => {
    const response = await page.goto(site.address(GUIDE));
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(
      "connect-src 'self' https://*.algolia.net https://*.algolianet.com;",
    );
    await page.evaluate(() =>
      fetch('https://elsewhere.test/').catch(() => undefined),
    );
    expect(complaints.splice(0).join()).toContain('https://elsewhere.test/');
  });
});
