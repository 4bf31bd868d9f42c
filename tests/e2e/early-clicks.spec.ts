import {createServer} from 'node:http';
import type {Page} from '@playwright/test';
import {createSiteHandler} from 'docusaurus-plugin-secure-static/serve';
import {product} from '../../config/product';
import {holdRoutes} from './support/hold-routes';
import {nextFrame} from './support/next-frame';
import {expectHydrated, openWithoutReact} from './support/open-without-react';
import {address, expect, test as base, waitUntilHydrated} from './support/test';

const GUIDE = '/guides/SDK/environment-variables';

interface Fixtures {
  /** Opens the guide without its script, and returns a function that sends the rest. */
  openBeginning: (page: Page) => Promise<() => void>;
}

const test = base.extend<Fixtures>({
  openBeginning: async ({request}, use) => {
    const html = await (await request.get(address(GUIDE))).text();
    // The page's own script is the last one that knows early clicks.
    const end = html.lastIndexOf('<script>', html.lastIndexOf('earlyClicks'));
    let sendRest = (): void => undefined;
    const handler = createSiteHandler('build', product.baseUrl);
    const server = createServer((incoming, response) => {
      if (incoming.url !== address(GUIDE)) {
        handler(incoming, response);
        return;
      }
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(html.slice(0, end));
      sendRest = () => response.end(html.slice(end));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, 'localhost', resolve);
    });
    const own = server.address();
    const port = typeof own === 'object' && own ? own.port : 0;
    await use(async (page) => {
      await page.goto(`http://localhost:${port}${address(GUIDE)}`, {
        waitUntil: 'commit',
      });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      return sendRest;
    });
    server.closeAllConnections();
    server.close();
  },
});

test.use({savesData: true});

test('a click before the page’s script has arrived is repeated', async ({
  page,
  openBeginning,
}) => {
  const sendRest = await openBeginning(page);
  await page.getByRole('button', {name: 'Search'}).click();
  sendRest();
  await expect(page.getByRole('combobox')).toBeFocused();
});

for (const key of ['ControlOrMeta', 'Shift'] as const) {
  test(`an early click with ${key}, which opens the link elsewhere, is not repeated`, async ({
    page,
    context,
    openBeginning,
  }) => {
    const sendRest = await openBeginning(page);
    const url = page.url();
    const opened = context.waitForEvent('page');
    await page
      .locator('h2 .hash-link')
      .first()
      .click({modifiers: [key]});
    await (await opened).close();
    sendRest();
    await waitUntilHydrated(page);
    await nextFrame(page);
    expect(page.url()).toBe(url);
  });
}

test('an early click on a dropdown that the pointer has opened keeps it open', async ({
  page,
}) => {
  const goOn = await holdRoutes(page, GUIDE);
  await openWithoutReact(page, GUIDE);
  const button = page.getByRole('button', {name: 'Version: Next'});
  await button.click();
  goOn();
  await expectHydrated(page, true);
  await expect(button).not.toHaveAttribute('aria-busy');
  await nextFrame(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

for (const key of ['Enter', 'Space']) {
  test(`an early ${key} opens a dropdown, and does not scroll the page`, async ({
    page,
  }) => {
    await openWithoutReact(page, GUIDE);
    const button = page.getByRole('button', {name: 'Version: Next'});
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('of two categories of the sidebar, an early click expands the last', async ({
  page,
}) => {
  const goOn = await holdRoutes(page, GUIDE);
  await openWithoutReact(page, GUIDE);
  const category = (name: string) =>
    page.getByRole('button', {name: `sidebar category '${name}'`});
  const last = category('Demo projects');
  await category('Platform overview').click();
  await last.click();
  goOn();
  await expectHydrated(page, true);
  await expect(last).not.toHaveAttribute('aria-busy');
  await nextFrame(page);
  await nextFrame(page);
  await expect(last).toHaveAttribute('aria-expanded', 'true');
});
