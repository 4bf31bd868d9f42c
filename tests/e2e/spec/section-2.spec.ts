import {guides, reference, tutorials} from '../support/pages';
import {guide} from '../support/search';
import {address, expect, open, saveData, test} from '../support/test';
import {watchRequests} from '../support/scripts';

test('[2.11] every page of the three sections has a sidebar that contains it', async ({
  request,
}) => {
  const sections = [guides, tutorials, reference];
  expect(sections).not.toContainEqual([]);
  for (const path of sections.flat()) {
    const html = await (await request.get(address(path))).text();
    const sidebar = html.slice(html.indexOf('theme-doc-sidebar-container'));
    expect(sidebar.slice(0, sidebar.indexOf('</aside>')), path).toMatch(
      new RegExp(`aria-current="?page"?[^>]*href="?${address(path)}["\\s>]`),
    );
  }
});

test('[2.24] a hash target is below the bar, which stays visible', async ({
  page,
}) => {
  await saveData(page.context());
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, `${guide}#what-leaves-a-pod`);
  const bar = page.getByRole('navigation', {name: 'Main'});
  const expectBelow = async (id: string) => {
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect
      .poll(async () => {
        const target = await page.locator(`[id="${id}"]`).boundingBox();
        const edge = await bar.boundingBox();
        return (target?.y ?? 0) - ((edge?.y ?? 0) + (edge?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
    await expect(bar).toBeInViewport({ratio: 1});
  };
  await expectBelow('what-leaves-a-pod');
  const link = page.locator('.theme-doc-toc-desktop a').nth(1);
  await link.click();
  await expectBelow((await link.getAttribute('href'))?.slice(1) ?? '-');
});

test('[2.25] a change of the query alone does not scroll', async ({page}) => {
  await saveData(page.context());
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, guide);
  await page.evaluate(() => {
    // The browser's scroll restoration would hide what the site does.
    history.scrollRestoration = 'manual';
    // Going back from the second makes the router handle the first query.
    history.pushState(null, '', '?from=mail');
    history.pushState(null, '', '?from=chat');
    window.scrollTo(0, 300);
  });
  await page.goBack();
  await expect(page).toHaveURL(/from=mail/);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(resolve)),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('[2.28] [9.11] the progress bar starts 200 ms after a click and has no spinner', async ({
  page,
}) => {
  await watchRequests(page);
  await page.clock.install();
  await open(page, '/');
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Tutorials'})
    .click();
  await page.clock.runFor(199);
  const progress = page.locator('#nprogress');
  await expect(progress).toHaveCount(0);
  await page.clock.runFor(1);
  const bar = progress.locator('.bar');
  await expect(bar).toBeAttached();
  await expect(progress.locator('.spinner')).toHaveCount(0);
  await page.clock.runFor(50);
  const style = await bar.getAttribute('style');
  expect(style).toContain('-92%');
  expect(style).toContain('200ms');
  await page.clock.runFor(749);
  expect(await bar.getAttribute('style')).toContain('-92%');
  // 800 ms after the start, it moves by a random part of two hundredths.
  await page.clock.runFor(51);
  const moved = (await bar.getAttribute('style')) ?? '';
  const rest = Number(/\(-([\d.]+)%/.exec(moved)?.[1]);
  expect(rest).toBeLessThan(92);
  expect(rest).toBeGreaterThanOrEqual(90);
  release();
  await page.clock.resume();
  await expect(page.locator('article h1')).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test('[2.10] the roots of sections do not show the not-found page', async ({
  page,
}) => {
  for (const root of ['/guides?a=b', '/tutorials', '/api']) {
    await page.goto(address(root));
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.getByText('Page Not Found')).toHaveCount(0);
  }
});
