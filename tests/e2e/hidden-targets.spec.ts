import type {Page} from '@playwright/test';
import {expectHydrated, openWithoutReact} from './support/open-without-react';
import {test} from './support/reset-window';
import {expect, startHydration} from './support/test';

// No page has headings in tabs or details; the tests of the packages on a stock
// site cover addresses and links to such headings.

const PAGE = '/guides/SDK/for-data-scientists/sql-tasks/private-sql';

async function openHydrated(page: Page): Promise<void> {
  await openWithoutReact(page, PAGE);
  await startHydration(page);
  await expectHydrated(page, true);
}

/** Follows a link, as one in a table of contents. */
async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, hash);
}

function expectSelected(page: Page, name: string): Promise<void> {
  return expect(page.getByRole('tab', {selected: true})).toHaveText([
    name,
    name,
  ]);
}

test('a link to an unselected panel selects its tab, again and again', async ({
  page,
}) => {
  await openHydrated(page);
  const panel = page.locator('[role="tabpanel"][hidden]').last();
  const hash = `#${(await panel.getAttribute('id')) ?? ''}`;
  await follow(page, hash);
  await expectSelected(page, 'YAML');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expectSelected(page, 'Python');
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await follow(page, hash);
  await expectSelected(page, 'YAML');
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
});

for (const state of ['with', 'without']) {
  test(`a link to a heading in folded details opens them, ${state} React`, async ({
    page,
  }) => {
    await (state === 'with'
      ? openHydrated(page)
      : openWithoutReact(page, PAGE));
    await page.evaluate(() => {
      const details = document.createElement('details');
      const heading = document.createElement('h2');
      heading.id = 'folded';
      heading.textContent = 'Folded';
      details.append(document.createElement('summary'), heading);
      document.body.append(details);
    });
    // The router's links, unlike the browser's, only scroll.
    await page.evaluate(() => {
      history.pushState(null, '', '#folded');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.locator('#folded')).toBeInViewport();
  });
}

test('details that the browser has opened are opened again when React takes over', async ({
  page,
}) => {
  await openWithoutReact(page, PAGE);
  // As in the theme, whose component starts with folded details.
  await page.evaluate(() => {
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    details.dataset['collapsed'] = 'true';
    details.open = true;
    details.append(summary);
    summary.onclick = (event) => {
      event.preventDefault();
      details.dataset['collapsed'] = 'false';
    };
    document.body.append(details);
  });
  await startHydration(page);
  await expectHydrated(page, true);
  await expect(page.locator('body > details')).toHaveAttribute(
    'data-collapsed',
    'false',
  );
});
