import {expect, it} from 'vitest';
import {findNearPages} from '../../../src/components/states/NearPaths/find-near-pages';

const BASE_URL = '/documentation/handbook/';
const PATHS = ['', 'blog', 'guides/security', 'search'].map(
  (path) => `${BASE_URL}${path}`,
);

function find(pathname: string, paths: readonly string[] = PATHS): string[] {
  return findNearPages(pathname, paths, BASE_URL, 5);
}

it('a misspelt page below a base URL is suggested with it', () => {
  expect(find(`${BASE_URL}guides/securty`)).toEqual([
    `${BASE_URL}guides/security`,
  ]);
});

it('a base URL in common makes no pages similar', () => {
  expect(find(`${BASE_URL}wp-admin`)).toEqual([]);
});

it('pages of another site on the same host are not suggested', () => {
  expect(find(`${BASE_URL}securty`, ['/guides/security'])).toEqual([]);
});
