import {expect, it} from 'vitest';
import {listNewest} from '@site/plugins/blog/list-newest';

type Content = Parameters<typeof listNewest>[0];

function createPost(id: string, unlisted = false) {
  return {
    id,
    metadata: {title: `Post ${id}`, permalink: `/blog/${id}`, unlisted},
  } as Content['blogPosts'][number];
}

function createTag(permalink: string, items: string[]) {
  return {permalink, items} as Content['blogTags'][string];
}

it('lists all posts of a tag with up to four, and the newest three of others', () => {
  const blogPosts = ['f', 'e', 'd', 'c', 'b', 'a'].map((id) => createPost(id));
  const newest = listNewest({
    blogPosts,
    blogTags: {
      many: createTag('/blog/tags/many', ['a', 'b', 'c', 'e', 'f']),
      four: createTag('/blog/tags/four', ['a', 'b', 'c', 'e']),
      one: createTag('/blog/tags/one', ['d']),
    },
  });
  expect(Object.keys(newest)).toEqual([
    '/blog/tags/many',
    '/blog/tags/four',
    '/blog/tags/one',
  ]);
  expect(newest['/blog/tags/many']).toEqual([
    {title: 'Post f', permalink: '/blog/f'},
    {title: 'Post e', permalink: '/blog/e'},
    {title: 'Post c', permalink: '/blog/c'},
  ]);
  expect(newest['/blog/tags/four']).toHaveLength(4);
  expect(newest['/blog/tags/one']).toHaveLength(1);
});

it('lists no unlisted post', () => {
  const newest = listNewest({
    blogPosts: [createPost('hidden', true), createPost('shown')],
    blogTags: {tag: createTag('/blog/tags/tag', ['hidden', 'shown'])},
  });
  expect(newest['/blog/tags/tag']).toEqual([
    {title: 'Post shown', permalink: '/blog/shown'},
  ]);
});
