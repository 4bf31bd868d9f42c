import {expect, it} from 'vitest';
import {createAnnouncement} from '../../../config/announcement';

it('a product without an announcement has no bar', () => {
  expect(createAnnouncement({announcement: undefined})).toBeUndefined();
});

it('an announcement has an id, so that it stays dismissed', () => {
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
