import type {Locator, Page} from '@playwright/test';
import {product} from '../../../config/product';
import {edgesOf} from '../support/edges';
import {symbolIndex} from '../support/pages';
import {findSlivers} from '../support/slivers';
import {expect, measureOverflow} from '../support/test';
import {resize, test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const GUIDE = '/guides/SDK/environment-variables';

/** Its title is a single word, wider than a phone in large text. */
const LONG_TITLE = `/api/${product.sdk.package}/federated/authorisation_checkers`;

const TUTORIAL = '/tutorials/connecting-data-and-creating-pods/running-a-pod';

/** What of a page has to make room for its controls. */
const CROWDED = {
  'the facts of a tutorial': [TUTORIAL, 'div:has(> h1)'],
  'the actions of a module': [
    `/api/${product.sdk.package}/hub/api`,
    'header + div',
  ],
  'the title bar of code': [
    '/guides/general-reference/troubleshooting-faqs',
    '.theme-code-block > :first-child',
  ],
} as const;

const PAGES = [
  '/',
  GUIDE,
  `/api/${product.sdk.package}/hub/api`,
  '/blog',
  '/guides/general-reference/troubleshooting-faqs',
  LONG_TITLE,
  '/search',
];

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Finds links of the sidebar with a word that begins on one line and ends on another. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page
    .locator('.theme-doc-sidebar-menu a')
    .filter({visible: true})
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            for (const {index, 0: word} of (text.nodeValue ?? '').matchAll(
              /\p{L}+/gu,
            )) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              const {height} = range.getBoundingClientRect();
              if (
                height >
                2 * Number.parseFloat(getComputedStyle(link).fontSize)
              ) {
                return true;
              }
            }
          }
          return false;
        })
        .map(({textContent}) => textContent),
    );
}

/** The number of items of the navbar that the line below the current one crosses. */
function countCrossed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const current = document.querySelector(
      '.navbar__item.navbar__link--active',
    );
    if (!current) {
      throw new Error('The navbar has no current item.');
    }
    const box = current.getBoundingClientRect();
    const {bottom} = getComputedStyle(current, '::after');
    const line = box.bottom - Number.parseFloat(bottom);
    return [...document.querySelectorAll('.navbar__item')]
      .map((item) => item.getBoundingClientRect())
      .filter(({top}) => top > box.top)
      .filter(({left, right}) => left < box.right && right > box.left)
      .filter(({top}) => top < line).length;
  });
}

/** Finds parts of the bar that overlap. */
function findOverlaps(page: Page): Promise<string[]> {
  return page
    .locator('.navbar__items > *')
    .filter({visible: true})
    .evaluateAll((items) => {
      const boxes = items.map((item) => item.getBoundingClientRect());
      return items.flatMap(({textContent}, place) => {
        const a = boxes[place] ?? new DOMRect();
        return boxes
          .slice(place + 1)
          .filter(
            (b) =>
              a.left < b.right - 1 &&
              b.left < a.right - 1 &&
              a.top < b.bottom - 1 &&
              b.top < a.bottom - 1,
          )
          .map(() => textContent);
      });
    });
}

/** Finds letters and controls with an edge that is cut off or covered. */
async function findCutOff(part: Locator): Promise<string[]> {
  await part.evaluate((element) => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  return part.evaluate((element) => {
    const isWhole = ({left, right, top, bottom}: DOMRect, owner?: Element) =>
      [left + 2, right - 2].every((x) => {
        const found = document.elementFromPoint(x, (top + bottom) / 2);
        return owner
          ? owner.contains(found)
          : // The touch target of a link may extend over letters.
            found !== element && element.contains(found);
      });
    const isVisible = (owner: Element) =>
      owner.checkVisibility({visibilityProperty: true}) &&
      // Other text is for screen readers.
      owner.getBoundingClientRect().width > 1;
    const cut = [...element.querySelectorAll('button, a')]
      .filter(isVisible)
      .filter((control) => !isWhole(control.getBoundingClientRect(), control))
      .map(({outerHTML}) => outerHTML);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement;
      for (const {0: letter, index} of owner && isVisible(owner)
        ? (text.nodeValue ?? '').matchAll(/\p{L}/gu)
        : []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + letter.length);
        if (!isWhole(range.getBoundingClientRect())) {
          cut.push(`${letter} in ${text.nodeValue}`);
        }
      }
    }
    return cut;
  });
}

for (const path of PAGES) {
  test(`${path} adapts to text of twice the size`, async ({page}) => {
    await visit(page, path, {width: 1920, height: 900});
    await enlargeText(page);
    for (const width of [1920, 1440, 1100, 997, 768, 390, 320]) {
      await resize(page, {width, height: 900});
      expect(await measureOverflow(page), `${path} at ${width}`).toBe(0);
      expect(await findSlivers(page), `${path} at ${width}`).toEqual([]);
      // The bar adapts to the new width a moment after the page.
      await expect
        .poll(() => findOverlaps(page), `${path} at ${width}`)
        .toEqual([]);
    }
  });
}

test('the button for more results has room for text of twice the size', async ({
  page,
}) => {
  await visit(page, '/search?q=pod', {width: 320, height: 900});
  await enlargeText(page);
  await expect(
    page.getByRole('button', {name: 'Show more results'}),
  ).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
});

test('the filter of the symbol index fits into a phone in text of twice the size', async ({
  page,
}) => {
  await visit(page, symbolIndex, {width: 320, height: 900});
  await enlargeText(page);
  const field = page.getByRole('main').getByRole('searchbox');
  const [, right] = await edgesOf(field);
  const [, edge] = await edgesOf(page.getByRole('heading', {level: 1}));
  expect(right).toBeLessThanOrEqual(edge ?? 0);
});

test('the sidebar and the navbar have room for text of twice the size', async ({
  page,
}) => {
  await visit(page, GUIDE, {width: 1440, height: 900});
  await enlargeText(page);
  for (const width of [1440, 1280]) {
    await resize(page, {width, height: 900});
    expect(await findBrokenWords(page), `words at ${width}`).toEqual([]);
    expect(await countCrossed(page), `the line at ${width}`).toBe(0);
  }
});

for (const [name, [path, selector]] of Object.entries(CROWDED)) {
  test(`text of twice the size cuts nothing off in ${name}`, async ({page}) => {
    await visit(page, path, {width: 1440, height: 900});
    await enlargeText(page);
    for (const width of [1440, 768, 390]) {
      await resize(page, {width, height: 900});
      const part = page.locator(`main ${selector}`).first();
      expect(await findCutOff(part), `at ${width}`).toEqual([]);
    }
  });
}

test('the rows of a table fit into a phone in text of twice the size', async ({
  page,
}) => {
  const path = '/guides/general-reference/security';
  await visit(page, path, {width: 390, height: 1600});
  await enlargeText(page);
  for (const width of [390, 320]) {
    await resize(page, {width, height: 1600});
    const row = page.locator('.table-cards tbody tr').first();
    expect(await findCutOff(row), `at ${width}`).toEqual([]);
  }
});

test('a breadcrumb that wraps in large text starts each line at the same edge', async ({
  page,
}) => {
  await visit(
    page,
    '/tutorials/advanced-data-science-tasks/training-a-custom-model',
    {width: 390, height: 844},
  );
  await enlargeText(page);
  const edges = await page
    .locator('.breadcrumbs__link', {hasText: 'Advanced data-science tasks'})
    .evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return Array.from(range.getClientRects(), ({left}) => Math.round(left));
    });
  expect(edges.length).toBeGreaterThan(1);
  expect([...new Set(edges)]).toHaveLength(1);
});

test('text of twice the size cuts a long name of the product off on a phone', async ({
  page,
}) => {
  await visit(page, '/blog', {width: 390, height: 844});
  await enlargeText(page);
  await page
    .locator('.navbar .navbar__title')
    .first()
    .evaluate((node) => {
      node.textContent = 'Kelp Forest Monitoring and Ocean Observation';
    });
  for (const width of [390, 320]) {
    await resize(page, {width, height: 844});
    expect(await measureOverflow(page), `at ${width}`).toBe(0);
    expect(await findOverlaps(page), `at ${width}`).toEqual([]);
  }
});
