import {beforeEach, describe, expect, it, vi} from 'vitest';
import {followAnnouncement} from '../src/client/handlers/announcement';
import {follow, hasAny, read, write} from '../src/client/storage';

const settings = vi.hoisted(() => ({
  namespace: '-docs',
  announcement: null as string | null,
  storage: undefined as 'sessionStorage' | undefined,
}));

vi.mock('../src/client/settings', () => ({readSettings: () => settings}));

class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
}

let target: EventTarget;
let local: FakeStorage;
let session: FakeStorage;

beforeEach(() => {
  target = new EventTarget();
  local = new FakeStorage();
  session = new FakeStorage();
  Object.assign(settings, {storage: undefined, announcement: null});
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('window', {localStorage: local, sessionStorage: session});
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
});

function store(key: string, newValue: string, storageArea: FakeStorage): void {
  const event = new Event('storage');
  target.dispatchEvent(Object.assign(event, {key, newValue, storageArea}));
}

describe('a site that stores choices for the session', () => {
  beforeEach(() => {
    settings.storage = 'sessionStorage';
  });

  it('stores a value where the theme reads it', () => {
    write('theme', 'dark');
    expect(read('theme')).toBe('dark');
    expect(Object.entries(session)).toEqual([['theme-docs', 'dark']]);
    expect(Object.entries(local)).toEqual([]);
  });

  it('has a chosen tab only if it was chosen in the session', () => {
    local.setItem('docusaurus.tab.os-docs', 'mac');
    expect(hasAny('docusaurus.tab.')).toBe(false);
    session.setItem('docusaurus.tab.os-docs', 'mac');
    expect(hasAny('docusaurus.tab.')).toBe(true);
  });

  it('does not follow what other sites store permanently', () => {
    const tell = vi.fn();
    follow('theme', tell);
    store('theme-docs', 'dark', local);
    expect(tell).not.toHaveBeenCalled();
    store('theme-docs', 'dark', session);
    expect(tell).toHaveBeenCalledWith('dark');
  });

  it('hides an announcement that was closed in it, which the theme looks up elsewhere', () => {
    const dataset: DOMStringMap = {
      announcementBarInitiallyDismissed: 'false',
    };
    vi.stubGlobal('document', {documentElement: {dataset}});
    settings.announcement = 'news';
    session.setItem('docusaurus.announcement.id-docs', 'news');
    session.setItem('docusaurus.announcement.dismiss-docs', 'true');
    followAnnouncement();
    expect(dataset['announcementBarInitiallyDismissed']).toBe('true');
    settings.announcement = 'more news';
    followAnnouncement();
    expect(dataset['announcementBarInitiallyDismissed']).toBe('false');
  });
});

it('a site stores choices permanently by default', () => {
  write('theme', 'dark');
  expect(Object.entries(local)).toEqual([['theme-docs', 'dark']]);
  expect(Object.entries(session)).toEqual([]);
});
