import {expect, it} from 'vitest';
import {
  describeListPage,
  nameListPage,
} from '../../../src/components/BlogPage/name-list-page';

it('pages of a list after the first have their number in the title and the description', () => {
  const [first, second] = [1, 2].map((page) => ({page, totalPages: 3}));
  if (!first || !second) {
    throw new Error('No pages.');
  }
  expect(nameListPage('Blog', first)).toBe('Blog');
  expect(nameListPage('Blog', second)).toBe('Blog, page 2');
  expect(describeListPage('News and notes', first)).toBe('News and notes');
  expect(describeListPage('News and notes', second)).toBe(
    'Page 2 of 3: News and notes',
  );
  expect(describeListPage(undefined, second)).toBeUndefined();
});
