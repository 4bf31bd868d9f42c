import {
  blogRoutes,
  guideRoutes,
  sectionRoots,
  siteRoutes,
  tutorialRoutes,
} from '../contract/routes';
import {
  address,
  expect,
  findBarriers,
  measureOverflow,
  open,
  test,
} from './support/test';

const routes = [
  ...siteRoutes,
  ...blogRoutes,
  ...guideRoutes,
  ...tutorialRoutes,
];

for (const route of routes) {
  test(`${route} reads well in both colour modes and on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
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
    expect(await findBarriers(page, 'colours')).toEqual([]);

    await page.setViewportSize({width: 390, height: 844});
    expect(await measureOverflow(page)).toBe(0);
    expect(await findBarriers(page, 'structure')).toEqual([]);
  });
}

for (const route of [...guideRoutes, ...tutorialRoutes]) {
  test(`${route} leads on to another page`, async ({request}) => {
    const html = await (await request.get(address(route))).text();
    const article = html.slice(html.indexOf('<article'));
    const body = article.slice(0, article.indexOf('</article>'));
    const onward = [...body.matchAll(/<a [^>]*href="?(\/[^"\s>#]+)/g)]
      .map(([, href]) => href)
      .filter((href) => href !== address(route));
    expect(onward.length).toBeGreaterThan(0);
  });
}

for (const [from, to] of Object.entries(sectionRoots)) {
  test(`${from} leads to ${to}`, async ({page}) => {
    await page.goto(address(from));
    await expect(page).toHaveURL(address(to));
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
