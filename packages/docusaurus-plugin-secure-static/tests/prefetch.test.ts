import {afterEach, beforeEach, expect, it, vi} from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    setTimeout(act);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function loadPrefetch() {
  const {default: prefetch} = await import('../src/client/prefetch');
  return prefetch;
}

it('fetches each file once, and again after a failure', async () => {
  const fetchFile = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(() => Promise.resolve(new Response('1;')));
  vi.stubGlobal('fetch', fetchFile);
  const prefetch = await loadPrefetch();
  await prefetch('/assets/js/a.js');
  await prefetch('/assets/js/a.js');
  await prefetch('/assets/js/a.js');
  await prefetch('/assets/js/b.js');
  expect(fetchFile).toHaveBeenCalledTimes(3);
});

it('fetches one file at a time, each when the browser is idle', async () => {
  const log: string[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    log.push('waits');
    setTimeout(act);
  });
  vi.stubGlobal('fetch', (url: string) => {
    log.push(`requests ${url}`);
    return Promise.resolve({
      arrayBuffer() {
        log.push(`has ${url}`);
        return Promise.resolve(new ArrayBuffer(0));
      },
    });
  });
  const prefetch = await loadPrefetch();
  await Promise.all(['a.js', 'b.js'].map(prefetch));
  expect(log).toEqual([
    'waits',
    'requests a.js',
    'has a.js',
    'waits',
    'requests b.js',
    'has b.js',
  ]);
});

it('goes on after a file that failed', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    url === 'a.js'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('1;')),
  );
  const prefetch = await loadPrefetch();
  void prefetch('a.js');
  await expect(prefetch('b.js')).resolves.toBeUndefined();
});
