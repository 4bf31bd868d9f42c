import {expect, it} from 'vitest';
import {createAnnouncement} from '../../../config/announcement';

it('a product without news has no bar', () => {
  expect(createAnnouncement({announcement: undefined})).toBeUndefined();
});

it('news have an id, by which a reader who closed them is known', () => {
  const announcement = {
    id: 'v2',
    text: 'Ships more.',
    link: {label: 'Read', path: '/blog'},
  };
  expect(createAnnouncement({announcement})).toEqual({
    id: 'v2',
    content: 'Ships more.',
    isCloseable: true,
  });
});
