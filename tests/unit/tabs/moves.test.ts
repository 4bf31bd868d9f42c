import {expect, it} from 'vitest';
import {findMove} from '../../../src/theme/Tabs/moves';

/** The tabs that a sequence of keys selects, out of three. */
function follow(
  keys: readonly string[],
  isRtl: boolean,
): (number | undefined)[] {
  let place = 0;
  return keys.map((key) => {
    place = findMove(key, isRtl)?.(place, 2) ?? NaN;
    return place;
  });
}

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight'];

it('moves to the tab in the direction of the arrow key', () => {
  expect(follow(KEYS, false)).toEqual([1, 0, 2, 0]);
  expect(follow(KEYS, true)).toEqual([2, 0, 1, 0]);
});

it('moves to the first and the last tab in either direction', () => {
  for (const isRtl of [false, true]) {
    expect(follow(['End', 'Home'], isRtl)).toEqual([2, 0]);
  }
});

it('ignores other keys', () => {
  for (const isRtl of [false, true]) {
    expect(findMove('ArrowDown', isRtl)).toBeUndefined();
  }
});
