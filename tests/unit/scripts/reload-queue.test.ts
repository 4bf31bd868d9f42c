import {expect, it} from 'vitest';
import {createReloadQueue} from '../../../scripts/lib/process/reload-queue.mjs';

type Reload = (
  site: readonly string[],
  plugin?: {id: string},
) => Promise<string[]>;

/** Reloads that end when the test says so. */
function createReload() {
  const ends: (() => void)[] = [];
  const reload: Reload = (site, plugin) =>
    new Promise((resolve) => {
      ends.push(() => {
        resolve([...site, plugin?.id ?? 'all']);
      });
    });
  const endNext = async () => {
    await new Promise(setImmediate);
    expect(ends).toHaveLength(1);
    ends.shift()?.();
  };
  return {reload, endNext};
}

it('reloads one plugin after the other, on the result of the one before', async () => {
  const {reload, endNext} = createReload();
  const queued = createReloadQueue()(reload);
  const first = queued([], {id: 'guides'});
  const second = queued([], {id: 'blog'});
  await endNext();
  expect(await first).toEqual(['guides']);
  await endNext();
  expect(await second).toEqual(['guides', 'blog']);
});

it('reloads a plugin once more, however often it changed during a reload', async () => {
  const {reload, endNext} = createReload();
  const queued = createReloadQueue()(reload);
  const first = queued([], {id: 'guides'});
  await new Promise(setImmediate);
  const others = [1, 2, 3].map(() => queued([], {id: 'guides'}));
  await endNext();
  await first;
  await endNext();
  expect(await Promise.all(others)).toEqual(
    Array.from({length: 3}, () => ['guides', 'guides']),
  );
});

it('goes on with the last whole site after a reload that failed', async () => {
  const inTurn = createReloadQueue();
  const queued = inTurn((async (site, plugin) => {
    if (plugin?.id === 'torn') {
      throw new Error('A page is torn.');
    }
    return Promise.resolve([...site, plugin?.id ?? 'all']);
  }) satisfies Reload);
  await queued([], {id: 'guides'});
  await expect(queued([], {id: 'torn'})).rejects.toThrow('A page is torn.');
  expect(await queued([], {id: 'blog'})).toEqual(['guides', 'blog']);
});

it('keeps the whole site and one plugin apart', async () => {
  const inTurn = createReloadQueue();
  async function reloadAll(): Promise<string[]> {
    return Promise.resolve(['all']);
  }
  async function reloadOne(site: readonly string[]): Promise<string[]> {
    return Promise.resolve([...site, 'one']);
  }
  const all = inTurn(reloadAll)(['none']);
  const one = inTurn(reloadOne)(['none']);
  expect(await Promise.all([all, one])).toEqual([['all'], ['all', 'one']]);
});
