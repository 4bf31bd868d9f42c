import type {Page} from '@playwright/test';
import {blogLists, guides, posts, tutorials} from './pages';
import {address, expect} from './test';

/**
 * Expects that the open page has what its kind of page needs. Everything is
 * read in one round trip to the browser.
 */
export async function expectToReadWell(
  page: Page,
  route: string,
): Promise<void> {
  const {titles, description, targets, ...isVisible} = await page.evaluate(
    () => {
      const isShown = (selector: string) => {
        const part = document.querySelector(selector);
        const {width = 0, height = 0} = part?.getBoundingClientRect() ?? {};
        return (
          part?.checkVisibility({visibilityProperty: true}) === true &&
          width > 0 &&
          height > 0
        );
      };
      // A generated category page is a list of cards.
      const links = document.querySelectorAll(
        'article .markdown a[href^="/"], .theme-doc-card-list a, main article a[href^="/"]',
      );
      return {
        titles: [...document.querySelectorAll('h1')].map(
          ({textContent}) => textContent,
        ),
        description: document
          .querySelector('meta[name=description]')
          ?.getAttribute('content'),
        targets: [...links].map(
          (link) => link.getAttribute('href')?.split('#')[0],
        ),
        link: isShown('main a'),
        time: isShown('article header time'),
      };
    },
  );
  expect(titles, 'titles').toEqual([expect.stringMatching(/\S/)]);
  expect(description, 'description').toMatch(/\S{3}/);
  if (blogLists.includes(route)) {
    expect(isVisible.link, 'a link is visible').toBe(true);
  }
  if (posts.includes(route)) {
    expect(isVisible.time, 'the date is visible').toBe(true);
  }
  if (guides.includes(route) || tutorials.includes(route)) {
    const others = targets.filter((target) => target !== address(route));
    expect(others, 'links to other pages').not.toEqual([]);
  }
}
