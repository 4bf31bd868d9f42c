import {afterEach, expect, it, vi} from 'vitest';
import prefetch from '../src/client/prefetch';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('fetches each file once, and again after a failure', async () => {
  const fetchFile = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(undefined);
  vi.stubGlobal('fetch', fetchFile);
  await prefetch('/assets/js/a.js');
  await prefetch('/assets/js/a.js');
  await prefetch('/assets/js/a.js');
  await prefetch('/assets/js/b.js');
  expect(fetchFile).toHaveBeenCalledTimes(3);
});
