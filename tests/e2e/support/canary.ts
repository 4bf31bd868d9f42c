import type {Page} from '@playwright/test';

/** Texts that would run, load or break something if they were not taken for texts. */
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

/** What would be in a page only if a hostile text had become markup. */
const MARKUP =
  'img[src=x], svg[onload], [onerror], iframe, base, ' +
  'a[href^="javascript:" i], [src^="//evil.test"], [href^="//evil.test"]';

/**
 * Watches everything that a hostile text could do: run, ask, load, or become
 * markup.
 *
 * @returns a function that lists what has happened since it was last asked.
 */
export async function watchCanary(
  page: Page,
  origin: string,
): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('hit', () => seen.push('a hostile text ran'));
  page.on('dialog', (dialog) => {
    seen.push(`a dialog said '${dialog.message()}'`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) {
      seen.push(`the page asked for ${request.url()}`);
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
