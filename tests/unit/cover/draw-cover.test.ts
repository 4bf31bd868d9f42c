import {expect, it} from 'vitest';
import {
  drawCover,
  HEIGHT,
  WIDTH,
} from '../../../src/components/Cover/draw-cover';

const TITLES = ['Hello, world', 'Hola', 'What stays on a pod', '', '日本語'];

it('draws the same for the same words, and something else for others', () => {
  expect(drawCover('Hola')).toEqual(drawCover('Hola'));
  expect(
    new Set(TITLES.map((title) => JSON.stringify(drawCover(title)))).size,
  ).toBe(TITLES.length);
});

it('keeps its islands apart, and inside the picture', () => {
  for (let number = 0; number < 500; number += 1) {
    const {islands} = drawCover(`Post ${number}`);
    for (const {x, y, radius} of islands) {
      expect(x - radius).toBeGreaterThan(-8);
      expect(x + radius).toBeLessThan(WIDTH + 8);
      expect(y - radius).toBeGreaterThan(0);
      expect(y + radius).toBeLessThan(HEIGHT);
    }
    const [first, second, third] = islands.map(({x}) => x);
    expect(first).toBeLessThan(second ?? 0);
    expect(second).toBeLessThan(third ?? 0);
  }
});
