import type {Locator} from '@playwright/test';

/** The left and right edge of an element, in pixels. */
export async function edgesOf(part: Locator): Promise<number[]> {
  return part.evaluate((element) => {
    const {left, right} = element.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });
}

/** The top edges of elements, in pixels from the top of the window. */
export function topsOf(parts: Locator[]): Promise<number[]> {
  return Promise.all(
    parts.map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().top),
    ),
  );
}
