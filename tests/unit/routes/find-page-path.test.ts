import {expect, it} from 'vitest';
import {findHostPath, findPagePath} from '@site/src/routes/find-page-path';
import {listPaths} from '@site/src/routes/list-paths';

const PATHS = ['/', '/404.html', '/blog', '/guides/SDK', '/guides/SDK/größe'];

it('finds the path of the page for any case and trailing slashes', () => {
  for (const [requested, target] of [
    ['/Blog', '/blog'],
    ['/guides/sdk', '/guides/SDK'],
    ['/guides/SDK/', '/guides/SDK'],
    ['/GUIDES/sdk.html', '/guides/SDK'],
    ['/guides/SDK/index.html', '/guides/SDK'],
    ['/guides/sdk/gr%C3%B6%C3%9Fe', '/guides/SDK/größe'],
  ] as const) {
    expect(findHostPath(requested, PATHS), requested).toBe(target);
  }
});

it('recognizes a page by any spelling of its path', () => {
  expect(findPagePath('/GUIDES/sdk/', PATHS)).toBe('/guides/SDK');
  expect(findPagePath('/guides/SDK', PATHS)).toBe('/guides/SDK');
  expect(findPagePath('/guides', PATHS)).toBeUndefined();
});

it('returns the file of a correctly spelled page once', () => {
  expect(findHostPath('/guides/SDK', PATHS)).toBe('/guides/SDK.html');
  expect(findHostPath('/guides/SDK.html', PATHS)).toBeUndefined();
});

it('returns nothing if no page has such a path', () => {
  for (const requested of [
    '/guides',
    '/no/such/page',
    '/',
    '/404',
    '/404.html',
    '/%E0%A4%A',
  ]) {
    expect(findHostPath(requested, PATHS), requested).toBeUndefined();
  }
});

it('always terminates', () => {
  for (const start of ['/Blog', '/guides/sdk/', '/GUIDES/SDK.html', '/blog']) {
    let path: string | undefined = start;
    let steps = 0;
    while (path !== undefined && steps < 5) {
      path = findHostPath(encodeURI(path), PATHS);
      steps += 1;
    }
    expect(steps, start).toBeLessThan(5);
  }
});

it('lists the pages of all routes, without parent routes', () => {
  expect(
    listPaths([
      {path: '/blog', exact: true},
      {
        path: '/guides',
        routes: [{path: '/guides', routes: [{path: '/guides/a', exact: true}]}],
      },
      {path: '*'},
    ]),
  ).toEqual(['/blog', '/guides/a']);
});
