import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {findBareCode} from '../src/client/bare-code';

/** An element in a code block, if `block` is given. */
class FakeElement {
  constructor(readonly block: {querySelector: () => object | null} | null) {}

  closest(selector: string) {
    return selector === '.theme-code-block' ? this.block : null;
  }
}

function find(block: FakeElement['block']) {
  return findBareCode(new FakeElement(block) as unknown as EventTarget);
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('finds a code block whose buttons need React', () => {
  const block = {querySelector: () => null};
  expect(find(block)).toBe(block);
});

it('ignores a code block that has its buttons from the server', () => {
  expect(find({querySelector: () => ({})})).toBeUndefined();
});

it('ignores everything outside code blocks', () => {
  expect(find(null)).toBeUndefined();
  expect(findBareCode(null)).toBeUndefined();
});
