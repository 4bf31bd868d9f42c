import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {test} from '../support/reset-window';
import {pages} from '../support/pages';
import {find, partsOf} from '../support/search';
import {
  address,
  startHydration,
  expect,
  measureOverflow,
  waitUntilHydrated,
} from '../support/test';
import {ask, files, HOSTS, readBuilt, startHost, type Host} from './host';

const site = product.url + product.baseUrl;

/** A page with a folder of the same name, one without, and a section root. */
const VISITED = [
  '/',
  '/guides/SDK',
  '/guides/SDK/environment-variables',
  '/blog/welcome',
  `/api/${product.sdk.package}/hub/api`,
];

const fileOf = (route: string) =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;

/**
 * Waits for a URL that the site's scripts set. A not-found page may be
 * redirecting at this moment.
 */
async function expectAddress(page: Page, url: string): Promise<void> {
  await expect(async () => {
    await startHydration(page);
    expect(page.url()).toBe(url);
    await expect(page.locator('[data-not-found]')).toHaveCount(0, {
      timeout: 1,
    });
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true',
      {timeout: 5000},
    );
  }).toPass();
}

for (const habits of HOSTS) {
  test.describe(`on a host that behaves like ${habits.name}`, () => {
    // The tests share a host and a window.
    test.describe.configure({mode: 'default'});
    // On hosts that add no extension, scripts redirect to the file of a page.
    const addsEnding = habits.name !== 'S3';
    let host: Host;
    test.beforeAll(async () => {
      host = await startHost(habits);
    });
    test.afterAll(() => host.close());

    const get = (path: string) => ask(host.origin + encodeURI(address(path)));

    // A single assertion of the list is fast; one per file would take longer
    // than the requests.
    test('every page of the sitemap is served', async () => {
      const wrong: string[] = [];
      for (const route of pages) {
        const path = addsEnding || route === '/' ? route : `${route}.html`;
        const {status, body} = await get(path);
        if (status !== 200 || !body.equals(readBuilt(fileOf(route)))) {
          wrong.push(`${status} ${path}`);
        }
      }
      expect(pages.length).toBeGreaterThan(50);
      expect(wrong).toEqual([]);
    });

    test('every other required file is served', async () => {
      const dropped: string[] = [];
      const changed: string[] = [];
      for (const file of files) {
        if (file.endsWith('.html')) {
          continue;
        }
        const {status, body} = await get(`/${file}`);
        if (status !== 200) {
          dropped.push(file);
        } else if (!body.equals(readBuilt(file))) {
          changed.push(file);
        }
      }
      expect(changed).toEqual([]);
      // If the host drops it, there is a copy at its former location.
      expect(
        dropped.filter((file) => file !== '.well-known/security.txt'),
      ).toEqual([]);
      const {status, body} = await get('/security.txt');
      expect(status).toBe(200);
      expect(body.equals(readBuilt('.well-known/security.txt'))).toBe(true);
    });

    test('every URL in llms.txt is served', async () => {
      const text = readBuilt('llms.txt').toString();
      const targets = [...text.matchAll(/\]\(([^)]+)\)/g)]
        .map(([, target = '']) => decodeURI(target))
        .filter((target) => target.startsWith(site))
        .map((target) => `/${target.slice(site.length)}`);
      expect(targets.length).toBeGreaterThan(50);
      const missing: string[] = [];
      for (const target of targets) {
        if ((await get(target)).status !== 200) {
          missing.push(target);
        }
      }
      expect(missing).toEqual([]);
    });

    for (const route of VISITED) {
      test(`${route} hydrates at its own URL`, async ({page, complaints}) => {
        await page.goto(host.origin + address(route));
        await expectAddress(page, host.origin + address(route));
        await expect(page.getByRole('heading', {level: 1})).not.toHaveText(
          'Page Not Found',
        );
        expect(await measureOverflow(page)).toBe(0);
        expect(
          complaints.splice(0).filter((text) => !text.includes('404')),
        ).toEqual([]);
      });
    }

    for (const [wrong, right] of [
      ['/Blog/welcome', '/blog/welcome'],
      ['/guides/SDK/', '/guides/SDK'],
      ['/guides/sdk/environment-variables/', VISITED[2] ?? '-'],
      ['/guides/SDK/environment-variables.html', VISITED[2] ?? '-'],
    ] as const) {
      test(`${wrong} redirects to the correct page`, async ({
        page,
        complaints,
      }) => {
        await page.goto(host.origin + address(wrong));
        await expectAddress(page, host.origin + address(right));
        await expect(page.getByRole('heading', {level: 1})).not.toHaveText(
          'Page Not Found',
        );
        expect(
          complaints.splice(0).filter((text) => !text.includes('404')),
        ).toEqual([]);
      });
    }

    test('an unknown path shows the not-found page, and the search works there', async ({
      page,
      complaints,
    }) => {
      const response = await page.goto(host.origin + address('/no/such/page'));
      expect(response?.status()).toBe(404);
      await waitUntilHydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'Page Not Found',
      );
      await page.keyboard.press('Control+k');
      await expect(partsOf(page).input).toBeFocused();
      await find(page, 'pod');
      expect(complaints.splice(0)).toEqual([
        expect.stringContaining('status of 404'),
      ]);
    });
  });
}
