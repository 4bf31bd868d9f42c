import {address, expect, findBarriers, open, test} from '../support/test';

const FIRST = '/tutorials/connecting-data-and-creating-pods/running-a-pod';
const SECOND = '/tutorials/advanced-data-science-tasks/training-a-custom-model';

for (const width of [1440, 390]) {
  test(`a tutorial names its parts below its title, marks its own, and leads to the others, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, SECOND);
    const parts = page.getByRole('main').getByRole('list', {name: 'Parts'});
    const links = parts.getByRole('link');
    const current = parts.locator('[aria-current=page]');
    await expect(links).toHaveText([
      'Part 1: Running a pod',
      'Part 2: Training a custom model',
    ]);
    await expect(current).toHaveText('Part 2: Training a custom model');
    const [list, title] = await Promise.all(
      [parts, page.locator('h1')].map((part) => part.boundingBox()),
    );
    expect(list?.x).toBe(title?.x);
    expect(list?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
    // In one row: on a phone their titles break.
    const feet = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().bottom),
    );
    expect(new Set(feet).size).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
    await links.first().click();
    await expect(page).toHaveURL(address(FIRST));
    await expect(current).toHaveText('Part 1: Running a pod');
  });
}

test('a page of one part names none', async ({page}) => {
  await open(page, '/tutorials/introduction');
  await expect(page.getByRole('list', {name: 'Parts'})).toHaveCount(0);
});
