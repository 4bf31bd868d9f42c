import {
  blogRoutes,
  guideRoutes,
  sectionRoots,
  siteRoutes,
  tutorialRoutes,
} from '../contract/routes';
import {address, expect, findBarriers, open, test} from './support/test';

const routes = [
  ...siteRoutes,
  ...blogRoutes,
  ...guideRoutes,
  ...tutorialRoutes,
];

for (const route of routes) {
  test(`${route} reads well in both colour modes`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await open(page, route);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /\S{3}/,
    );
    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await findBarriers(page)).toEqual([]);
  });
}

for (const route of [...guideRoutes, ...tutorialRoutes]) {
  test(`${route} leads on to another page`, async ({page}) => {
    await open(page, route);
    const onward = page.locator('main article .markdown a[href^="/"]');
    expect(await onward.count()).toBeGreaterThan(0);
  });
}

for (const route of routes) {
  test(`${route} fits a phone`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, route);
    const overflow = await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
  });
}

for (const [from, to] of Object.entries(sectionRoots)) {
  test(`${from} leads to ${to}`, async ({page}) => {
    await page.goto(address(from));
    await expect(page).toHaveURL(address(to));
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
