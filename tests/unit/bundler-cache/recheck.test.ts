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

describe('modules kept by the development server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const waitForQuiet = () => vi.advanceTimersByTimeAsync(1);

  it('have no key until theirs has been verified again', async () => {
    const {kept, createKey, recheck} = setUp(['one']);
    await recheck();
    await recheck();
    expect([...kept]).toEqual([]);
    await waitForQuiet();
    expect([...kept]).toEqual(['one']);
    expect(createKey).toHaveBeenCalledOnce();
  });

  it('lose their key once they have belonged to two', async () => {
    const {kept, recheck} = setUp(['two', 'one']);
    await recheck();
    await waitForQuiet();
    await recheck();
    await waitForQuiet();
    expect([...kept]).toEqual([]);
  });

  it('have no key if it cannot be computed', async () => {
    const {kept, createKey, recheck} = setUp([]);
    createKey.mockRejectedValueOnce(new Error('gone'));
    await recheck();
    await waitForQuiet();
    expect(createKey).toHaveBeenCalledOnce();
    expect([...kept]).toEqual([]);
  });
});
