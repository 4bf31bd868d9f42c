import {expect, it} from 'vitest';
import {findMove} from '../../../src/theme/Tabs/moves';

/** The places that keys lead to, one after the other, in a row of three tabs. */
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

it('moves between tabs by the arrow that points to the next one', () => {
  expect(follow(KEYS, false)).toEqual([1, 0, 2, 0]);
  expect(follow(KEYS, true)).toEqual([2, 0, 1, 0]);
});

it('moves to the first tab and the last one in either direction', () => {
  for (const isRtl of [false, true]) {
    expect(follow(['End', 'Home'], isRtl)).toEqual([2, 0]);
  }
});

it('leaves other keys alone', () => {
  for (const isRtl of [false, true]) {
    expect(findMove('ArrowDown', isRtl)).toBeUndefined();
  }
});
