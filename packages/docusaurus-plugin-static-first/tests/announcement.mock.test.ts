import {expect, it, vi} from 'vitest';
import {followAnnouncement} from '../src/client/handlers/announcement';

const stored = vi.hoisted(() => ({
  tell: undefined as ((value: string) => void) | undefined,
}));

vi.mock('../src/client/storage', () => ({
  follow: (_name: string, tell: (value: string) => void) => {
    stored.tell = tell;
  },
}));
vi.mock('../src/client/settings', () => ({
  readSettings: () => ({announcement: null}),
}));

it('hides an announcement that is closed on another page, also in a hydrated page', () => {
  const dataset: DOMStringMap = {};
  vi.stubGlobal('document', {documentElement: {dataset}});
  followAnnouncement();
  stored.tell?.('true');
  expect(dataset).toEqual({announcementBarInitiallyDismissed: 'true'});
});
