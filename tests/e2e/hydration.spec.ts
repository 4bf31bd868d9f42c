import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {openWithoutReact} from './support/open-without-react';
import {test} from './support/reset-window';
import {expect, waitUntilHydrated} from './support/test';

const PAGES = {
  'the home page': '/',
  'a guide': '/guides/SDK/for-data-scientists/machine-learning-tasks',
  'a guide with tabs and a table': '/guides/SDK/environment-variables',
  'an overview of guides': '/guides/SDK',
  'a tutorial': '/tutorials/introduction',
  'a post': '/blog/welcome',
  'the blog': '/blog',
  'the tags': '/blog/tags',
  'a package of the reference': `/api/${product.sdk.package}`,
  'a module with members to filter': `/api/${product.sdk.package}/hub/api`,
};

/** Reads the elements and the text of the page's content. */
async function readContent(
  page: Page,
): Promise<{elements: string[]; text: string | null}> {
  return page.locator('#__docusaurus main').evaluate((original) => {
    const main = original.cloneNode(true) as Element;
    // Styles move to the head.
    main.querySelector('style')?.remove();
    return {
      elements: [...main.querySelectorAll('*')].map((element) =>
        [
          element.localName,
          ...['id', 'href', 'src', 'aria-controls', 'aria-labelledby', 'for']
            .filter((name) => element.hasAttribute(name))
            .map((name) => `${name}=${element.getAttribute(name)}`),
        ].join(' '),
      ),
      text: main.textContent,
    };
  });
}

/** Records each state of the page's metadata, and returns all of them. */
async function watchHead(page: Page): Promise<() => Promise<string[]>> {
  const states = await page.evaluateHandle(() => {
    const found = new Set<string>();
    const note = () => {
      const canonical = document.querySelector('link[rel="canonical"]');
      found.add(
        [
          document.title,
          canonical?.getAttribute('href'),
          document.documentElement.className,
        ].join('\n'),
      );
    };
    note();
    new MutationObserver(note).observe(document.documentElement, {
      attributeFilter: ['class', 'href'],
      childList: true,
      subtree: true,
    });
    return found;
  });
  return () => states.evaluate((found) => [...found]);
}

/** Makes every part of a page hydrate in a separate task. */
function forceSlices(): void {
  let time = 0;
  performance.now = () => {
    time += 20;
    return time;
  };
}

// React's builds report only some hydration mismatches, and Preact's none.
for (const [kind, path] of Object.entries(PAGES)) {
  test(`${kind} is hydrated without changes`, async ({page}) => {
    await openWithoutReact(page, path);
    await page.evaluate(forceSlices);
    const rendered = await readContent(page);
    const heads = await watchHead(page);
    await waitUntilHydrated(page);
    expect(await readContent(page)).toEqual(rendered);
    expect(await heads()).toHaveLength(1);
  });
}

test('the browser handles a link that is followed during hydration', async ({
  page,
}) => {
  await openWithoutReact(page, PAGES['a module with members to filter']);
  await page.evaluate(forceSlices);
  // The page may be left before it could return a result.
  await page.evaluate(() => {
    const follow = async () => {
      while (!('docusaurusRoot' in window)) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      const link = document.querySelector<HTMLElement>('.navbar__item[href]');
      // Preact keeps the listeners of an element under this name.
      while (!(link && '__e' in link)) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      // Before hydration, Docusaurus' value is 'false' in the HTML, and ''
      // once the head is hydrated.
      const {hasHydrated} = document.documentElement.dataset;
      sessionStorage.setItem('wasAwake', String(hasHydrated === 'true'));
      link.click();
    };
    Object.assign(window, {isFirstPage: true});
    dispatchEvent(new Event('static-first:hydrate'));
    void follow();
  });
  await expect(page).toHaveURL(/\/guides/);
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(false);
  expect(await page.evaluate(() => sessionStorage.getItem('wasAwake'))).toBe(
    'false',
  );
});
