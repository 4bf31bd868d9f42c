import {describe, expect, it} from 'vitest';
import {trimRoute} from '@site/plugins/reference-docs/trim-route';

describe('a route of the reference', () => {
  it('keeps the titles of all pages but not their descriptions', () => {
    const doc = {id: 'a', title: 'A', sidebar: 'api'};
    const version = {
      version: 'current',
      docs: {a: {...doc, description: 'Adds.'}},
    };
    const page = {path: '/api/a', component: '@theme/DocItem'};
    expect(
      trimRoute({
        path: '/api',
        component: '@theme/DocsRoot',
        routes: [
          {
            path: '/api',
            component: '@theme/DocVersionRoot',
            props: {version, other: 1},
            routes: [page],
          },
        ],
      }),
    ).toEqual({
      path: '/api',
      component: '@theme/DocsRoot',
      routes: [
        {
          path: '/api',
          component: '@theme/DocVersionRoot',
          props: {
            version: {version: 'current', docs: {a: {...doc, description: ''}}},
            other: 1,
          },
          routes: [page],
        },
      ],
    });
  });
});
