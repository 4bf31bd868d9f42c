import {expect, it, vi} from 'vitest';
import {nameSection} from '../src/client/name-section';

/** A heading at a height; one that isn't shown has no box, and only zeros. */
function makeHeading(textContent: string, top?: number) {
  return {
    childNodes: [{textContent}],
    getBoundingClientRect: () => ({top: top ?? 0}),
    getClientRects: () => (top === undefined ? [] : [{top}]),
  };
}

it('names the last visible heading above the line, and none in a hidden tab', () => {
  const attributes = new Map<string, string>();
  const button = {
    getAttribute: (name: string) => attributes.get(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  const bar = {
    offsetParent: {},
    querySelector: () => button,
    querySelectorAll: () => [],
  };
  // Nothing here is one: the headings contain only text.
  vi.stubGlobal('Element', EventTarget);
  vi.stubGlobal('getComputedStyle', () => ({
    scrollPaddingTop: 'auto',
    scrollMarginTop: '60px',
  }));
  const read = (...headings: object[]) => {
    vi.stubGlobal('document', {
      documentElement: {},
      querySelector: () => bar,
      querySelectorAll: () => headings,
    });
    nameSection();
    return attributes.get('data-section');
  };
  const stern = makeHeading('Stern');
  expect(read(stern, makeHeading('Knots', 500))).toBe('');
  expect(read(makeHeading('Bow', -9), stern, makeHeading('Knots', 500))).toBe(
    'Bow',
  );
  expect(read(makeHeading('Bow', -9), makeHeading('Knots', 20), stern)).toBe(
    'Knots',
  );
});
