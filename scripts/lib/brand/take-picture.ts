import type {Page} from '@playwright/test';

/**
 * Takes a picture of a page, without a background of its own.
 *
 * Chromium sometimes refuses the first picture after it has started on a busy
 * machine, and takes the same one when asked again.
 *
 * @see https://github.com/MarketSquare/robotframework-browser/issues/5237
 */
export async function takePicture(
  page: Pick<Page, 'screenshot'>,
): Promise<Buffer> {
  const take = () => page.screenshot({omitBackground: true});
  return take().catch((error: unknown) => {
    if (/unable to capture screenshot/i.test(String(error))) {
      return take();
    }
    throw error;
  });
}
