import {describe, expect, it, vi} from 'vitest';
import {createRecovery} from '../../../src/client/load-errors/recover-loads';
import {createReloads} from '../../../src/client/load-errors/reloads';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp(isUp: boolean, mayReload = true) {
  const host = {isUp, holds: true};
  const show = vi.fn();
  const hide = vi.fn();
  const recovery = createRecovery({
    isReachable: () => Promise.resolve(host.isUp),
    takeReload: () => mayReload,
    show,
    hide,
  });
  const load = recovery.recover(() =>
    host.isUp && host.holds
      ? Promise.resolve('page')
      : Promise.reject(new Error('chunk 7 failed')),
  );
  return {host, show, hide, recovery, load};
}

describe('a chunk that fails to load', () => {
  it('waits while the host is unreachable, and loads once it is back', async () => {
    const {host, show, hide, recovery, load} = setUp(false);
    recovery.setWait('next page');
    const loaded = load();
    await settle();
    expect(show).toHaveBeenLastCalledWith(
      expect.objectContaining({message: 'chunk 7 failed'}),
      'next page',
    );
    await recovery.retry();
    expect(show).toHaveBeenCalledTimes(2);
    host.isUp = true;
    await recovery.retry();
    await expect(loaded).resolves.toBe('page');
    expect(hide).toHaveBeenCalled();
  });

  it('[8.6] fails permanently if the host answers without it', async () => {
    const {host, show, recovery, load} = setUp(true);
    host.holds = false;
    recovery.setWait('next page');
    await expect(load()).rejects.toThrow('chunk 7 failed');
    expect(show).not.toHaveBeenCalled();
  });

  it('waits if the page was already reloaded for it', async () => {
    const {host, show, recovery, load} = setUp(true, false);
    host.holds = false;
    recovery.setWait('next page');
    const loaded = load();
    await settle();
    expect(show).toHaveBeenCalledTimes(1);
    host.holds = true;
    await recovery.retry();
    await expect(loaded).resolves.toBe('page');
  });

  it('never reloads the page if it belongs to the page just opened', async () => {
    const {host, show, load} = setUp(true);
    host.holds = false;
    void load();
    await settle();
    expect(show).toHaveBeenCalledWith(expect.any(Error), 'first page');
  });

  it('is not reported while nothing waits for it', async () => {
    const {show, recovery, load} = setUp(false);
    recovery.setWait(undefined);
    void load();
    await settle();
    expect(show).not.toHaveBeenCalled();
    recovery.setWait('next page');
    await settle();
    expect(show).toHaveBeenCalledTimes(1);
  });
});

describe('a reload for a missing chunk', () => {
  const browser = (storage: Partial<Storage>, pathname = '/a') => ({
    location: {pathname} as Location,
    sessionStorage: storage as Storage,
  });

  it('is tried once per page', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(createReloads(browser(storage)).take()).toBe(true);
    expect(createReloads(browser(storage)).take()).toBe(false);
    expect(createReloads(browser(storage, '/b')).take()).toBe(true);
  });

  it('is not tried if storage is unavailable', () => {
    const storage = {
      getItem() {
        throw new Error('storage is off');
      },
    };
    expect(createReloads(browser(storage)).take()).toBe(false);
  });
});
