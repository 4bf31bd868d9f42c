import {product} from '../../../config/product';
import {expect} from '../support/test';
import {test, visitFirst} from '../support/visit';

const page = `/api/${product.sdk.package}/hub/api`;
const MEMBER = 'HubClient.download_model_weights';
const STEP = 200;

test('text far from the window is not laid out', async ({page: tab}) => {
  await visitFirst(tab, page, {width: 1440, height: 900});
  const nodes = tab.locator('section[data-symbol] > div > *');
  const total = await nodes.count();
  const laidOut = () =>
    nodes.evaluateAll(
      (all) =>
        all.filter((node) =>
          node.checkVisibility({contentVisibilityAuto: true}),
        ).length,
    );
  await expect.poll(laidOut).toBeLessThan(total / 2);
});

for (const width of [1440, 390]) {
  test(`text above a linked member does not move it when it is laid out, at ${width} px`, async ({
    page: tab,
  }) => {
    await visitFirst(tab, `${page}#${MEMBER}`, {width, height: 900});
    const heading = tab.locator(`[id="${MEMBER}"]`);
    await expect(heading).toBeInViewport();
    const moves = await heading.evaluate(async (node, step) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      const top = () => node.getBoundingClientRect().top;
      const found: number[] = [];
      for (let i = 0; i < 20; i++) {
        const before = top();
        scrollBy({top: -step, behavior: 'instant'});
        await nextFrame();
        await nextFrame();
        found.push(top() - before);
      }
      return found;
    }, STEP);
    for (const move of moves) {
      expect(Math.abs(move - STEP)).toBeLessThan(3);
    }
  });
}
