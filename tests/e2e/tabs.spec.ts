import {openWithoutReact, expectHydrated} from './support/open-without-react';
import {test} from './support/reset-window';
import {expect} from './support/test';

const PAGE = '/guides/SDK/for-data-scientists/sql-tasks/private-sql';

test('a tab shows its panel in its whole group, and at the next visit', async ({
  page,
}) => {
  await openWithoutReact(page, PAGE);
  const rows = page.getByRole('tablist');
  const chosen = rows.getByRole('tab', {selected: true});
  const panels = page.getByRole('tabpanel');
  await expect(chosen).toHaveText(['Python', 'Python']);
  await rows.first().getByRole('tab', {name: 'YAML'}).click();
  await expect(chosen).toHaveText(['YAML', 'YAML']);
  await expect(panels).toHaveCount(2);
  await page.reload();
  await expect(chosen).toHaveText(['YAML', 'YAML']);
  await expectHydrated(page, false);
  await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
  await expectHydrated(page, true);
  await expect(chosen).toHaveText(['YAML', 'YAML']);
  await expect(panels).toHaveCount(2);
});

test('a tab stays chosen while React starts', async ({page}) => {
  await openWithoutReact(page, PAGE);
  const rows = page.getByRole('tablist');
  await rows.first().getByRole('tab', {name: 'YAML'}).click();
  // Keeps what a frame shows, as React could select another tab for a moment.
  await page.evaluate(() => {
    const seen: Set<string> = new Set();
    const look = () => {
      for (const tab of document.querySelectorAll('[aria-selected="true"]')) {
        seen.add(tab.textContent);
      }
      document.documentElement.dataset['seen'] = [...seen].join();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    dispatchEvent(new Event('static-first:hydrate'));
  });
  await expectHydrated(page, true);
  await expect(rows.getByRole('tab', {selected: true})).toHaveText([
    'YAML',
    'YAML',
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'YAML');
});

test('a tab chosen on another page is shown', async ({context, page}) => {
  await openWithoutReact(page, PAGE);
  const other = await context.newPage();
  await openWithoutReact(other, PAGE);
  await other.getByRole('tab', {name: 'YAML'}).first().click();
  await expect(page.getByRole('tab', {selected: true})).toHaveText([
    'YAML',
    'YAML',
  ]);
  await expectHydrated(page, false);
  await other.close();
});
