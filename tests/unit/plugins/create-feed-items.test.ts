import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {expect, it} from 'vitest';
import {createFeedItems} from '../../../plugins/blog/create-feed-items';

type Params = Parameters<CreateFeedItemsFn>[0];

const POST = {title: 'A', link: '/blog/a', date: new Date(0)};

it('names the product as the author of posts without one, which Atom requires', async () => {
  const author = [{name: 'Mira'}];
  const items = await createFeedItems({
    siteConfig: {title: 'Harbour'} as Params['siteConfig'],
    blogPosts: [],
    outDir: '',
    defaultCreateFeedItems: () => Promise.resolve([POST, {...POST, author}]),
  });
  expect(items.map((item) => item.author)).toEqual([
    [{name: 'Harbour'}],
    author,
  ]);
});
