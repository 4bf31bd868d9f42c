import {expectHydrated, openWithoutReact} from './support/open-without-react';
import {expect, test} from './support/test';

const GUIDE = '/guides/SDK/for-data-scientists/machine-learning-tasks';

test('a page has speculation rules for hovered and for marked links', async ({
  page,
}) => {
  await openWithoutReact(page, GUIDE);
  const rules = await page
    .locator('script[type=speculationrules]')
    .textContent();
  expect(JSON.parse(rules ?? '')).toMatchObject({
    prerender: [{eagerness: 'moderate'}, {eagerness: 'immediate'}],
  });
});

test('the links to the page that the pointer rests on are marked, and no others', async ({
  page,
}) => {
  await openWithoutReact(page, GUIDE);
  const likely = page.locator('a[data-likely=true]');
  await expect(likely).toHaveCount(0);
  const section = page.locator('a.table-of-contents__link').first();
  await section.hover();
  // A later timer of the page fires after that of the pointer's rest.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await expect(section).not.toHaveAttribute('data-likely');
  const main = page.getByRole('navigation', {name: 'Main'});
  for (const name of ['Tutorials', 'API Reference']) {
    const link = main.getByRole('link', {name, exact: true});
    await link.hover();
    await expect(link).toHaveAttribute('data-likely', 'true');
    const target = await link.getAttribute('href');
    const marked = await likely.evaluateAll((links) =>
      links.map((each) => each.getAttribute('href')),
    );
    expect(new Set(marked)).toEqual(new Set([target]));
  }
  await expect(
    main.getByRole('link', {name: 'Tutorials', exact: true}),
  ).toHaveAttribute('data-likely', 'false');
  await expectHydrated(page, false);
});
