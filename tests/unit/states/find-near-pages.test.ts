import {expect, it} from 'vitest';
import {findNearPages} from '../../../src/components/states/NearPaths/find-near-pages';

const BASE_URL = '/documentation/handbook/';
const PATHS = ['', 'blog', 'guides/security', 'search'].map(
  (path) => `${BASE_URL}${path}`,
);

function find(pathname: string, paths: readonly string[] = PATHS): string[] {
  return findNearPages(pathname, paths, BASE_URL, 5);
}

it('suggests pages with the base URL', () => {
  expect(find(`${BASE_URL}guides/securty`)).toEqual([
    `${BASE_URL}guides/security`,
  ]);
});

it('ignores a shared base URL when it compares paths', () => {
  expect(find(`${BASE_URL}wp-admin`)).toEqual([]);
});

it('does not suggest pages for another site on the same host', () => {
  expect(find(`${BASE_URL}securty`, ['/guides/security'])).toEqual([]);
});
