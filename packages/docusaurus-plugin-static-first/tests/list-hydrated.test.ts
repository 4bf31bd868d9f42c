import {describe, expect, it} from 'vitest';
import {listHydrated} from '../src/pages/list-hydrated';

const site = {
  baseUrl: '/docs/',
  routes: [
    {path: '/docs/find', component: '@theme/SearchPage'},
    {path: '/docs/', component: '@theme/DocsRoot'},
  ],
};

describe('the pages that run React immediately', () => {
  it('are the search page, wherever it is, and the not-found page', () => {
    expect(listHydrated(site, undefined)).toEqual(['/404.html', '/find']);
    expect(listHydrated({...site, routes: []}, undefined)).toEqual([
      '/404.html',
    ]);
  });

  it('are those of the option if it is set', () => {
    expect(listHydrated(site, [])).toEqual([]);
    expect(listHydrated(site, ['/lab'])).toEqual(['/lab']);
  });
});
