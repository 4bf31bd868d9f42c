import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {findFirstPage} from '../../../plugins/section-roots/first-page';

type Version = Pick<LoadedVersion, 'docs' | 'sidebars'>;

const docs = [
  {id: 'b', permalink: '/guides/b'},
  {id: 'a', permalink: '/guides/a'},
] as Version['docs'];

function category(link: object | undefined, ...items: object[]): object {
  return {type: 'category', label: 'C', link, items};
}

function first(...items: object[]): string | undefined {
  const sidebars = {guides: items} as unknown as Version['sidebars'];
  return findFirstPage({docs, sidebars});
}

const A = {type: 'doc', id: 'a'};

it.each([
  ['a page', [A], '/guides/a'],
  ['a page in a category', [category(undefined, A)], '/guides/a'],
  [
    'the page of a category',
    [category({type: 'doc', id: 'b'}, A)],
    '/guides/b',
  ],
  [
    'the index of a category',
    [category({type: 'generated-index', permalink: '/guides/c'}, A)],
    '/guides/c',
  ],
  [
    'a page after a link',
    [{type: 'link', href: 'https://a.test'}, A],
    '/guides/a',
  ],
  ['a page outside all sidebars', [], '/guides/b'],
])('a section starts with %s', (_, items, expected) => {
  expect(first(...items)).toBe(expected);
});
