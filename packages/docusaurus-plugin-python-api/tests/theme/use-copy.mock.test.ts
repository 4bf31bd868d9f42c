import {createElement, render, type ContainerNode} from 'preact';
import {act} from 'preact/test-utils';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useCopy, type CopyState} from '../../src/theme/CopyButton/useCopy';

// Preact runs effects without a document, and builds also use it instead of React.
vi.mock('react', () => import('preact/compat'));

const writeText = vi.fn<(text: string) => Promise<void>>();

/** The container for a component without elements. */
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

/** Clicks, and waits for the clipboard. */
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

it('shows a copy for two seconds', async () => {
  expect(state).toBe('ready');
  await click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('pip install harbour');
  expect(state).toBe('copied');
  await wait(1999);
  expect(state).toBe('copied');
  await wait(1);
  expect(state).toBe('ready');
});

it('shows a second copy for another two seconds', async () => {
  await click();
  await wait(1500);
  await click();
  await wait(1999);
  expect(state).toBe('copied');
  await wait(1);
  expect(state).toBe('ready');
});

it('shows a failed copy instead of the previous result', async () => {
  await click();
  writeText.mockRejectedValue(new Error('Document is not focused.'));
  await click();
  expect(state).toBe('failed');
  await wait(2000);
  expect(state).toBe('ready');
});

it('passes text that is still loading to the clipboard during the click event', async () => {
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

it('leaves no timer after the button has been removed', async () => {
  await click();
  expect(vi.getTimerCount()).toBe(1);
  await act(() => {
    render(null, place);
  });
  expect(vi.getTimerCount()).toBe(0);
  await click();
  expect(vi.getTimerCount()).toBe(0);
});
