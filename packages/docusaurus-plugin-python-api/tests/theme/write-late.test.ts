import {setTimeout as sleep} from 'node:timers/promises';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {writeLate} from '../../src/theme/CopyButton/write-late';

const write = vi.fn<(items: Item[]) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

/** A clipboard item, as in browsers. */
class Item {
  constructor(readonly data: Record<string, Promise<string>>) {}
}

/** A clipboard item in a browser without support for promises. */
function OldItem(): never {
  throw new TypeError('Failed to convert value to Blob.');
}

beforeEach(() => {
  write.mockReset().mockImplementation(async (items) => {
    await Promise.all(items.flatMap(({data}) => Object.values(data)));
  });
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard: {write, writeText}});
  vi.stubGlobal('ClipboardItem', Item);
});

describe('text that is still loading', () => {
  it('is passed to the clipboard as a promise, during the click event', async () => {
    const text = sleep(20, '# Tasks');
    const written = writeLate(text);
    expect(write).toHaveBeenCalledOnce();
    expect(write.mock.calls[0]?.[0][0]?.data['text/plain']).toBe(text);
    await written;
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['has no items', undefined],
    ['has items that take no promises', OldItem],
  ])('is written after loading if the clipboard %s', async (_, item) => {
    vi.stubGlobal('ClipboardItem', item);
    await writeLate(Promise.resolve('# Tasks'));
    expect(write).not.toHaveBeenCalled();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('# Tasks');
  });

  it('fails if it cannot be loaded, or the clipboard rejects it', async () => {
    await expect(
      writeLate(Promise.reject(new Error('/tasks.md answers 404.'))),
    ).rejects.toThrow('/tasks.md answers 404.');
    expect(writeText).not.toHaveBeenCalled();
    write.mockRejectedValue(new Error('NotAllowedError'));
    writeText.mockRejectedValue(new Error('Document is not focused.'));
    await expect(writeLate(Promise.resolve('# Tasks'))).rejects.toThrow(
      'Document is not focused.',
    );
  });
});
