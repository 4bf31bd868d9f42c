import {describe, expect, it} from 'vitest';
import type {Load} from '../src/client/once';
import {createRouteLoader, type Route} from '../src/client/route-loader';

/** Creates a site with two parts of pages, and records what is loaded. */
function makeSite(wrap = (load: Load) => load, root?: string) {
  const loads: string[] = [];
  const failing = new Set<string>();
  const part = (first: string, ...pages: string[]) => ({
    first,
    load() {
      loads.push(first);
      if (failing.has(first)) {
        return Promise.reject(new Error(`${first} is lost`));
      }
      return Promise.resolve({
        registry: Object.fromEntries(
          pages.map((page) => [page, [() => Promise.resolve(page), '', 1]]),
        ),
        moduleNames: Object.fromEntries(
          pages.map((page) => [`${page}-1`, {content: page}]),
        ),
        docs: {
          guides: {current: pages.map((page) => ({id: page, path: page}))},
        },
        makeRoutes: () => pages.map((path) => ({path, exact: true})),
      });
    },
  });
  const inner: Route = {
    path: '/docs',
    routes: [],
    parts: [
      ...(root === undefined ? [] : [part(root, root)]),
      part('/docs/a', '/docs/A', '/docs/b'),
      part('/docs/c', '/docs/c'),
    ],
  };
  const routes: Route[] = [
    {path: '/', exact: true},
    {path: '/docs', routes: [inner]},
  ];
  const docs: {id: string; path: string}[] = [];
  const lists = {
    registry: {},
    moduleNames: {},
    docs: {guides: {versions: [{name: 'current', docs}]}},
  };
  return {
    loads,
    failing,
    lists,
    loader: createRouteLoader(routes, lists, wrap),
    paths: () => inner.routes?.map(({path}) => path),
  };
}

describe('routes in parts', () => {
  it('are loaded once for a page, with the entries of its modules', async () => {
    const {loader, loads, lists, paths} = makeSite();
    await Promise.all([loader.load('/docs/b'), loader.load('/docs/b')]);
    expect(paths()).toEqual(['/docs/A', '/docs/b']);
    expect(Object.keys(lists.registry)).toEqual(['/docs/A', '/docs/b']);
    expect(Object.keys(lists.moduleNames)).toEqual(['/docs/A-1', '/docs/b-1']);
    expect(lists.docs.guides.versions[0]?.docs.map(({id}) => id)).toEqual([
      '/docs/A',
      '/docs/b',
    ]);
    expect(loader.load('/docs/A')).toBeUndefined();
    expect(loads).toEqual(['/docs/a']);
  });

  it('are found for every path that the router accepts', async () => {
    for (const path of ['/DOCS/C/', '/docs/c.html', '/docs/%63/index.html']) {
      const {loader, paths} = makeSite();
      await loader.load(path);
      expect(paths(), path).toEqual(['/docs/c']);
    }
  });

  it('are not loaded for pages outside them', () => {
    const {loader, loads} = makeSite();
    for (const path of ['/', '/docs', '/docsets/c', '/blog/c', '/%']) {
      expect(loader.load(path), path).toBeUndefined();
    }
    expect(loads).toEqual([]);
  });

  it('include the page at the path of the routes', async () => {
    const {loader, paths} = makeSite((load) => load, '/docs');
    await loader.load('/docs');
    expect(paths()).toEqual(['/docs']);
  });

  it('are requested again after a failure', async () => {
    const {loader, failing, paths} = makeSite();
    failing.add('/docs/c');
    await expect(loader.load('/docs/c')).rejects.toThrow('/docs/c is lost');
    failing.clear();
    await loader.load('/docs/c');
    expect(paths()).toEqual(['/docs/c']);
  });

  it('can be loaded all together', async () => {
    const {loader, paths} = makeSite();
    await loader.load('/docs/c');
    await loader.loadAll();
    expect(paths()).toEqual(['/docs/c', '/docs/A', '/docs/b']);
  });

  it('are loaded with the functions of the site, as are their modules', async () => {
    let wrapped = 0;
    const {loader, lists} = makeSite((load) => async () => {
      wrapped += 1;
      return load();
    });
    await loader.load('/docs/a');
    expect(wrapped).toBe(1);
    const [module] = Object.values<[Load]>(lists.registry);
    expect(await module?.[0]()).toBe('/docs/A');
    expect(wrapped).toBe(2);
  });
});
