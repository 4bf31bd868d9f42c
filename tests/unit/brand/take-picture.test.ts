import {expect, it, vi} from 'vitest';
import {takePicture} from '../../../scripts/lib/brand/take-picture';

const REFUSED =
  'page.screenshot: Protocol error (Page.captureScreenshot): Unable to capture screenshot';

/** A page that fails with the given messages, then has its picture taken. */
function createPage(...failures: string[]) {
  const screenshot = vi.fn(() => {
    const failure = failures.shift();
    return failure === undefined
      ? Promise.resolve(Buffer.from('picture'))
      : Promise.reject(new Error(failure));
  });
  return {screenshot};
}

it('takes a picture again that the browser refuses once', async () => {
  const page = createPage(REFUSED);
  expect(String(await takePicture(page))).toBe('picture');
  expect(page.screenshot).toHaveBeenCalledTimes(2);
});

it('gives up on a browser that keeps refusing', async () => {
  await expect(takePicture(createPage(REFUSED, REFUSED))).rejects.toThrow(
    'Unable to capture screenshot',
  );
});

it('does not hide other failures', async () => {
  const page = createPage('Target closed');
  await expect(takePicture(page)).rejects.toThrow('Target closed');
  expect(page.screenshot).toHaveBeenCalledTimes(1);
});
