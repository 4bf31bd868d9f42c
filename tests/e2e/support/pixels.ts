import type {Locator} from '@playwright/test';

/**
 * Measures the contrast of an element as painted: between its most frequent
 * colour and the one that differs most from it, ignoring stray pixels. Computed
 * styles don't reflect system colours or overlapping elements.
 */
export async function measureContrast(element: Locator): Promise<number> {
  const picture = await element.screenshot();
  return element.page().evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    if (!context) {
      throw new Error('The browser has no 2D canvas.');
    }
    context.drawImage(image, 0, 0);
    const {data: bytes} = context.getImageData(0, 0, image.width, image.height);
    const counts = new Map<string, number>();
    for (let place = 0; place < bytes.length; place += 4) {
      const colour = bytes.slice(place, place + 3).join();
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const least = (image.width * image.height) / 500;
    const colours = [...counts]
      .filter(([, count]) => count > least)
      .sort(([, a], [, b]) => b - a)
      .map(([colour]) => {
        const [red = 0, green = 0, blue = 0] = colour
          .split(',')
          .map((part) => Number(part) / 255)
          .map((part) =>
            part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
          );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      });
    const [ground = 0] = colours;
    return Math.max(
      ...colours.map(
        (colour) =>
          (Math.max(colour, ground) + 0.05) / (Math.min(colour, ground) + 0.05),
      ),
    );
  }, picture.toString('base64'));
}
