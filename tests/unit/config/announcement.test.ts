import {expect, it} from 'vitest';
import {createAnnouncement} from '../../../config/announcement';

it('a product without news has no bar', () => {
  expect(
    createAnnouncement({announcement: undefined, baseUrl: '/'}),
  ).toBeUndefined();
});

it('news are text, and lead to a path below the base URL', () => {
  const announcement = {id: 'v2', text: 'Ships & <b>more</b>.'};
  expect(createAnnouncement({announcement, baseUrl: '/'})?.content).toBe(
    '<span>Ships &amp; &lt;b&gt;more&lt;/b&gt;.</span>',
  );
  expect(
    createAnnouncement({
      announcement: {...announcement, link: {label: '"Read"', path: '/blog'}},
      baseUrl: '/handbook/',
    }),
  ).toEqual({
    id: 'v2',
    content:
      '<span>Ships &amp; &lt;b&gt;more&lt;/b&gt;.</span> ' +
      '<span><a href="/handbook/blog">&quot;Read&quot;</a>.</span>',
    isCloseable: true,
  });
});
