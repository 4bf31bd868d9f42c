import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createRecheck} from '../../../plugins/bundler-cache/recheck';

function setUp(keys: string[]) {
  const kept = new Set(['one']);
  const createKey = vi.fn(() => Promise.resolve(keys.shift() ?? 'one'));
  const recheck = createRecheck(
    {
      keep: (one) => {
        kept.add(one);
        return Promise.resolve();
      },
      drop: () => {
        kept.clear();
        return Promise.resolve();
      },
    },
    'one',
    createKey,
    0,
  );
  return {kept, createKey, recheck};
}

describe('modules that are kept while somebody writes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const waitForQuiet = () => vi.advanceTimersByTimeAsync(1);

  it('go with no key until it is known whether they still go with theirs', async () => {
    const {kept, createKey, recheck} = setUp(['one']);
    await recheck();
    await recheck();
    expect([...kept]).toEqual([]);
    await waitForQuiet();
    expect([...kept]).toEqual(['one']);
    expect(createKey).toHaveBeenCalledOnce();
  });

  it('go with no key any more once they have gone with two', async () => {
    const {kept, recheck} = setUp(['two', 'one']);
    await recheck();
    await waitForQuiet();
    await recheck();
    await waitForQuiet();
    expect([...kept]).toEqual([]);
  });

  it('go with no key when it can not be found out', async () => {
    const {kept, createKey, recheck} = setUp([]);
    createKey.mockRejectedValueOnce(new Error('gone'));
    await recheck();
    await waitForQuiet();
    expect(createKey).toHaveBeenCalledOnce();
    expect([...kept]).toEqual([]);
  });
});
