import type {Page} from '@playwright/test';

/** Texts that would run, load or break something if they weren't escaped. */
export const NASTY = [
  '<img src=x onerror=hit()>',
  '"><svg onload=hit()>',
  "';hit();//",
  '</script><script>hit()</script>',
  '{{constructor.constructor("hit()")()}}',
  'javascript:hit()',
  'data:text/html,<script>hit()</script>',
  '//evil.test/x',
  '<link rel=stylesheet href=//evil.test/x>',
  '<base href=//evil.test/>',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'null',
  '%',
  '%E0%A4%A',
  '%00',
  '\u202e\u0000\ud800',
  '../../..',
  'a'.repeat(5000),
];

/** Elements that are only in a page if a hostile text has become markup. */
const MARKUP =
  'img[src=x], svg[onload], [onerror], iframe, base, ' +
  'a[href^="javascript:" i], [src^="//evil.test"], [href^="//evil.test"]';

/**
 * Watches for all effects of hostile texts: scripts, dialogs, requests and
 * markup.
 *
 * @returns a function that lists the effects since its last call.
 */
export async function watchCanary(
  page: Page,
  origin: string,
): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('hit', () => seen.push('a hostile text ran'));
  page.on('dialog', (dialog) => {
    seen.push(`a dialog showed '${dialog.message()}'`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) {
      seen.push(`the page requested ${request.url()}`);
    }
  });
  page.on('popup', (popup) => seen.push(`${popup.url()} was opened`));
  return async () => {
    const markup = await page
      .locator(MARKUP)
      .evaluateAll((elements) => elements.map(({outerHTML}) => outerHTML));
    return [...seen.splice(0), ...markup];
  };
}
