import {createElement, render, type ContainerNode} from 'preact';
import {act} from 'preact/test-utils';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useCopy, type CopyState} from '../../src/theme/CopyButton/useCopy';

// Preact runs effects without a document. A build has it in place of React, too.
vi.mock('react', () => import('preact/compat'));

const writeText = vi.fn<(text: string) => Promise<void>>();

/** Where a component without elements is rendered. */
const place: ContainerNode = {
  nodeType: 1,
  parentNode: null,
  firstChild: null,
  childNodes: [],
  insertBefore: (node) => node,
  appendChild: (node) => node,
  removeChild: (node) => node,
};

let state: CopyState;
let copy: ReturnType<typeof useCopy>[1];

function Button(): null {
  [state, copy] = useCopy();
  return null;
}

/** Clicks, and lets the clipboard answer. */
async function click(): Promise<void> {
  await act(async () => {
    copy('pip install harbour');
    await vi.advanceTimersByTimeAsync(0);
  });
}

async function wait(ms: number): Promise<void> {
  await act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  await act(() => {
    render(createElement(Button, null), place);
  });
});

afterEach(async () => {
  await act(() => {
    render(null, place);
  });
  vi.useRealTimers();
});

it('a copy is shown for two seconds', async () => {
  expect(state).toBe('ready');
  await click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('pip install harbour');
  expect(state).toBe('copied');
  await wait(1999);
  expect(state).toBe('copied');
  await wait(1);
  expect(state).toBe('ready');
});

it('a second copy is shown for two seconds of its own', async () => {
  await click();
  await wait(1500);
  await click();
  await wait(1999);
  expect(state).toBe('copied');
  await wait(1);
  expect(state).toBe('ready');
});

it('a copy that fails says so in place of the one before', async () => {
  await click();
  writeText.mockRejectedValue(new Error('Document is not focused.'));
  await click();
  expect(state).toBe('failed');
  await wait(2000);
  expect(state).toBe('ready');
});

it('a text that is to be fetched is handed to the clipboard while the click lasts', async () => {
  const write = vi.fn<() => Promise<void>>().mockResolvedValue();
  const ClipboardItem = vi.fn();
  vi.stubGlobal('navigator', {clipboard: {write}});
  vi.stubGlobal('ClipboardItem', ClipboardItem);
  const text = new Promise<string>(() => undefined);
  await act(async () => {
    copy(() => text);
    expect(ClipboardItem).toHaveBeenCalledExactlyOnceWith({'text/plain': text});
    expect(write).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(state).toBe('copied');
});

it('nothing waits for a button that has left the page', async () => {
  await click();
  expect(vi.getTimerCount()).toBe(1);
  await act(() => {
    render(null, place);
  });
  expect(vi.getTimerCount()).toBe(0);
  await click();
  expect(vi.getTimerCount()).toBe(0);
});
