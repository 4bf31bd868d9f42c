import {expect} from '../support/test';
import {test, visit} from '../support/visit';

test('the fallback of the text font has the same width, also in bold', async ({
  page,
}) => {
  await visit(page, '/');
  const ratios = await page.evaluate(async () => {
    const text = document.querySelector<HTMLElement>('main')?.innerText ?? '';
    const brush = document.createElement('canvas').getContext('2d');
    const measure = async (font: string) => {
      await document.fonts.load(font, text);
      if (brush === null) {
        throw new Error('The browser has no canvas.');
      }
      brush.font = font;
      return brush.measureText(text).width;
    };
    const compare = async (weight: number) =>
      (await measure(`${weight} 20px "Figtree Fallback"`)) /
      (await measure(`${weight} 20px "Figtree Variable"`));
    return Promise.all([400, 600, 700].map(compare)).catch(() => null);
  });
  test.skip(ratios === null, 'No Arial-compatible font is installed.');
  for (const ratio of ratios ?? []) {
    expect(ratio).toBeGreaterThan(0.98);
    expect(ratio).toBeLessThan(1.02);
  }
});
