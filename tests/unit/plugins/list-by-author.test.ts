import {expect, it} from 'vitest';
import {listByAuthor} from '@site/plugins/blog/list-posts';

type Content = Parameters<typeof listByAuthor>[0];

function createPost(id: string, authors: string[], unlisted = false) {
  return {
    metadata: {
      title: `Post ${id}`,
      permalink: `/blog/${id}`,
      unlisted,
      authors: authors.map((key) => ({key})),
    },
  } as Content['blogPosts'][number];
}

it('lists the posts of each author that are not unlisted, in order', () => {
  const authorsMap = {ann: {}, ben: {}, cho: {}} as unknown as NonNullable<
    Content['authorsMap']
  >;
  expect(
    listByAuthor({
      authorsMap,
      blogPosts: [
        createPost('c', ['ben', 'ann']),
        createPost('b', ['ann'], true),
        createPost('a', ['ann']),
      ],
    }),
  ).toEqual({
    ann: [
      {title: 'Post c', permalink: '/blog/c'},
      {title: 'Post a', permalink: '/blog/a'},
    ],
    ben: [{title: 'Post c', permalink: '/blog/c'}],
    cho: [],
  });
});

it('lists nothing for a blog without a file of authors', () => {
  expect(
    listByAuthor({
      authorsMap: undefined,
      blogPosts: [createPost('a', ['ann'])],
    }),
  ).toEqual({});
});
