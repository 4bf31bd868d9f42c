// cspell:ignore qqxxzzvv
import type {Locator, Page} from '@playwright/test';
import {find, openModal, partsOf} from '../support/search';
import {test} from '../support/reset-window';
import {expect, open, test as testIsolated} from '../support/test';

/** A page with tabs and a table of contents. */
const GUIDE = '/guides/general-reference/managing-multiple-accounts';

/** Expects that each id in an attribute belongs to an element. */
async function expectTargets(
  element: Locator,
  attribute: string,
): Promise<void> {
  const ids = ((await element.getAttribute(attribute)) ?? '').split(' ');
  for (const id of ids) {
    await expect(element.page().locator(`[id="${id}"]`)).toHaveCount(1);
  }
}

/** Collects announcements of live regions from now on, each once. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, {said});
    const hear = ({target}: {target: Node}) => {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(
        '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]',
      );
      // Many screen readers don't announce changes inside a button.
      if (region?.parentElement?.closest('button')) {
        return;
      }
      const text =
        region?.getAttribute('aria-label') ?? region?.textContent.trim();
      if (text && said.at(-1) !== text) {
        said.push(text);
      }
    };
    new MutationObserver((changes) => {
      changes.forEach(hear);
    }).observe(document.body, {
      attributeFilter: ['aria-label'],
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
}

test('tabs are linked to their panels and follow the keyboard pattern of ARIA', async ({
  page,
}) => {
  await open(page, GUIDE);
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  await expect(list).toMatchAriaSnapshot(`
    - tablist:
      - tab "macOS" [selected]
      - tab "Linux"
      - tab "Windows"
  `);
  for (const tab of await tabs.all()) {
    await expectTargets(tab, 'aria-controls');
  }
  const panel = page.getByRole('tabpanel', {name: 'macOS'}).first();
  await expect(panel).toBeVisible();
  await expect(page.getByRole('tabpanel', {name: 'Linux'})).toHaveCount(0);

  await tabs.first().focus();
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 2],
    ['ArrowRight', 0],
    ['End', 2],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(place)).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('tabpanel', {name: 'Linux'}).first(),
  ).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  // Only the selected tab is a stop for the Tab key.
  const stops = await tabs.evaluateAll((found) =>
    found.map((tab) => tab.getAttribute('tabindex')),
  );
  expect(stops).toEqual(['-1', '-1', '0']);
});

test('a sidebar section exposes whether it is expanded, and what it controls', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, GUIDE);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const expand = sidebar.getByRole('button', {name: /^Expand/}).first();
  const name = (await expand.getAttribute('aria-label')) ?? '-';
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  await expand.press('Enter');
  await expect(
    sidebar.getByRole('button', {name: name.replace('Expand', 'Collapse')}),
  ).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar.locator('[aria-current=page]')).toHaveCount(1);
});

test('the bar is a list of named links, disclosures and buttons', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, GUIDE);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar).toMatchAriaSnapshot(`
    - navigation "Main":
      - link
      - link "Guides"
      - link "Tutorials"
      - link "API Reference"
      - 'button "Version: Next"'
      - button "English"
      - link "Hub"
      - button "Search"
      - button "Switch between dark and light mode (currently light mode)"
  `);
  for (const name of ['Version: Next', 'English']) {
    const button = bar.getByRole('button', {name});
    await expectTargets(button, 'aria-controls');
    // A list of links isn't an ARIA menu, and doesn't have its keyboard pattern.
    await expect(button).not.toHaveAttribute('aria-haspopup');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.dropdown--show')).toMatchAriaSnapshot(`
      - button [expanded]
      - list:
        - listitem:
          - link
    `);
    await page.keyboard.press('Escape');
  }
});

test('the colour mode toggle is a button whose name contains the current mode, and announces changes', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, GUIDE);
  const heard = await listen(page);
  const toggle = page.getByRole('button', {name: /Switch between/});
  await toggle.press('Space');
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  // A changing name and a pressed state together would be contradictory.
  await expect(toggle).not.toHaveAttribute('aria-pressed');
  expect(await heard()).toEqual([
    'Switch between dark and light mode (currently dark mode)',
  ]);
});

test('the announcement is a region with a close button', async ({page}) => {
  await open(page, GUIDE);
  await expect(page.getByRole('region', {name: 'Announcement'}))
    .toMatchAriaSnapshot(`
    - region "Announcement":
      - text: /\\S+/
      - link
      - text: .
      - button "Close"
  `);
});

testIsolated(
  'the announcement can be closed in a browser without checkVisibility',
  async ({page}) => {
    // Safari before version 17.4.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    });
    await open(page, GUIDE);
    const announcement = page.getByRole('region', {name: 'Announcement'});
    await announcement.getByRole('button', {name: 'Close'}).click();
    await expect(announcement).toHaveCount(0);
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('link').first(),
    ).toBeFocused();
  },
);

test('the modal is a dialog with a combobox whose popup is a tree', async ({
  page,
}) => {
  await openModal(page);
  const {dialog, input, groups, active} = partsOf(page);
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search the documentation":
      - combobox "Search"
      - group "Section":
        - radio "All" [checked]
        - radio "Guides"
        - radio "Tutorials"
        - radio "API Reference"
        - radio "Blog"
      - status
      - paragraph: No recent searches
  `);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  const heard = await listen(page);
  await find(page, 'pod');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).toHaveAttribute('aria-haspopup', 'tree');
  await expect(input).toHaveAttribute('aria-autocomplete', 'list');
  await expectTargets(input, 'aria-controls');
  await expectTargets(input, 'aria-activedescendant');
  await expect(active).toHaveCount(1);
  for (const group of await groups.all()) {
    await expect(group).toHaveAccessibleName(/\S/);
  }
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^[\d,]+ hits\.$/));
  await input.fill('qqxxzzvv');
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/No results|Nothing/i));
});

test('the mobile menu is opened, named and closed by its buttons', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const menu = page.locator('.navbar-sidebar');
  const close = menu.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeFocused();
  for (const name of ['Version: Next', 'Languages']) {
    const list = menu.getByRole('button', {name});
    await expectTargets(list, 'aria-controls');
    const before = await list.getAttribute('aria-expanded');
    await list.press('Enter');
    await expect(list).toHaveAttribute(
      'aria-expanded',
      before === 'true' ? 'false' : 'true',
    );
  }
  await close.press('Enter');
  await expect(toggle).toBeFocused();
  // Safari doesn't focus a clicked button.
  await toggle.blur();
  await toggle.evaluate((button: HTMLElement) => {
    button.click();
  });
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(toggle).toBeFocused();
});

test('copying is announced to screen readers', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const name of ['Copy code', 'Copy page as Markdown']) {
    await open(page, GUIDE);
    const heard = await listen(page);
    await page.getByRole('button', {name}).first().click();
    await expect.poll(heard).toContainEqual(expect.stringMatching(/Copied/i));
  }
});

test('the search page announces the number of results', async ({page}) => {
  await open(page, '/search');
  const heard = await listen(page);
  await page.getByRole('searchbox').fill('pod');
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^[\d,]+ results$/));
});
