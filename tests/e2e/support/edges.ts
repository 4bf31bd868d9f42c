import type {Locator} from '@playwright/test';

/** Where a part of a page begins and ends, in pixels from the left. */
export async function edgesOf(part: Locator): Promise<number[]> {
  return part.evaluate((element) => {
    const {left, right} = element.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });
}

/** Where parts of a page begin, in pixels from the top of the window. */
export function topsOf(parts: Locator[]): Promise<number[]> {
  return Promise.all(
    parts.map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().top),
    ),
  );
}
