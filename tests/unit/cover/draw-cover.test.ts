import {expect, it} from 'vitest';
import {
  drawCover,
  HEIGHT,
  LAGOON,
  WIDTH,
} from '../../../src/components/Cover/draw-cover';

const TITLES = ['Hello, world', 'Hola', 'What stays on a pod', '', '日本語'];

it('draws the same cover for the same title, and another for other titles', () => {
  expect(drawCover('Hola')).toEqual(drawCover('Hola'));
  expect(
    new Set(TITLES.map((title) => JSON.stringify(drawCover(title)))).size,
  ).toBe(TITLES.length);
});

it('keeps its islands separate and inside the picture', () => {
  for (let number = 0; number < 500; number += 1) {
    const {islands} = drawCover(`Post ${number}`);
    for (const {x, y, radius} of islands) {
      const reach = radius + LAGOON + 12;
      expect(x - reach).toBeGreaterThanOrEqual(0);
      expect(x + reach).toBeLessThanOrEqual(WIDTH);
      expect(y - reach).toBeGreaterThanOrEqual(0);
      expect(y + reach).toBeLessThanOrEqual(HEIGHT);
    }
    for (const [index, {x, y, radius}] of islands.slice(1).entries()) {
      const before = islands[index] ?? {x: 0, y: 0, radius: 0};
      const distance = Math.hypot(x - before.x, y - before.y);
      const water = distance - radius - before.radius - 2 * LAGOON;
      // Enough for some dots of the route between them.
      expect(water).toBeGreaterThan(14);
      expect(before.x).toBeLessThan(x);
    }
  }
});
