import {describe, expect, it, vi} from 'vitest';
import {matchRoutes, type Route} from '../src/client/match-routes';
import {matchPath} from '../src/client/server-router';

/** The router's own functions, as Docusaurus has them. */
const {router, tryAll} = await vi.hoisted(async () => {
  const {createRequire} = await import('node:module');
  const here = createRequire(import.meta.url);
  const core = createRequire(here.resolve('@docusaurus/core/package.json'));
  const config = core('react-router-config') as {
    matchRoutes: typeof matchRoutes;
  };
  return {
    router: core('react-router') as {matchPath: typeof matchPath},
    tryAll: config.matchRoutes,
  };
});

// Docusaurus' bundler resolves these.
vi.mock('@docusaurus/router', () => router);
vi.mock('@docusaurus/core/lib/client/exports/router.js', () => router);

const page = (path: string): Route => ({path, exact: true});

const makeRoutes = (): Route[] => [
  page('/search'),
  page('/guides/a.b'),
  {
    path: '/guides',
    routes: [
      {path: '/guides', routes: [page('/guides/A'), page('/guides/b/')]},
      page('/guides/:name'),
    ],
  },
  page('/guides/a'),
  page('/hidden'),
  {path: '/hidden', routes: [page('/hidden/c')]},
  page('/hidden/c'),
  page('/año'),
  page('/'),
  {path: '*'},
  page('/late'),
];

const PATHS = [
  '/',
  '',
  '/search',
  '/Search/',
  '/search//',
  '/guides',
  '/guides/',
  '/guides/a',
  '/guides/A',
  '/GUIDES/a/',
  '/guides/a.b',
  '/guides/aXb',
  '/guides/b',
  '/guides/other',
  '/guides/a/b',
  '/hidden',
  '/hidden/c',
  '/hidden/d',
  '/año',
  '/AÑO',
  '/a%C3%B1o',
  '/late',
  '/nowhere',
];

describe('the routes of a path', () => {
  it.each(PATHS)(
    'are those that the router finds by trying all: %o',
    (path) => {
      const routes = makeRoutes();
      expect(matchRoutes(routes, path)).toEqual(tryAll(routes, path));
    },
  );

  it('include those that were added to the list later', () => {
    const routes = [page('/a')];
    expect(matchRoutes(routes, '/b')).toEqual([]);
    routes.push(page('/b'));
    expect(matchRoutes(routes, '/b')).toMatchObject([{route: {path: '/b'}}]);
  });

  it('are found without trying every route', () => {
    const tried: string[] = [];
    const routes = Array.from({length: 1000}, (_, at): Route => {
      const path = `/page-${at}`;
      return {
        path,
        get exact() {
          tried.push(path);
          return true;
        },
      };
    });
    expect(matchRoutes(routes, '/page-1')).toHaveLength(1);
    tried.length = 0;
    expect(matchRoutes(routes, '/page-999')).toHaveLength(1);
    expect(new Set(tried)).toEqual(new Set(['/page-999']));
  });
});

describe('a path', () => {
  it.each(PATHS)('matches the same paths as in the router: %o', (pathname) => {
    for (const path of [...PATHS, '/guides/:name', '*', ['/', '/search']]) {
      for (const exact of [true, false]) {
        for (const strict of [true, false]) {
          const options = {path, exact, strict};
          expect(matchPath(pathname, options)).toEqual(
            router.matchPath(pathname, options),
          );
        }
      }
      expect(matchPath(pathname, path)).toEqual(
        router.matchPath(pathname, path),
      );
    }
  });
});
