import type {Page} from '@playwright/test';

/** Every script that the site loads after the first ones, and those too. */
export const SCRIPTS = '**/assets/js/*.js';

/**
 * Has the requests of a page pass by the test from the first one on. A page that
 * is open and busy asks for more before it learns that it is to be stopped.
 */
export async function watchRequests(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.fallback());
}

/**
 * Changes scripts on their way to the browser: a site of other settings, or
 * one with an error, without another build.
 *
 * @param change - gives the new text of a script, or the old one.
 */
export async function rewriteScripts(
  page: Page,
  change: (code: string) => string,
): Promise<void> {
  await page.addInitScript(() => {
    // What is changed on purpose has another digest.
    Object.defineProperty(HTMLScriptElement.prototype, 'integrity', {
      value: '',
      writable: true,
    });
  });
  await page.route(SCRIPTS, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({
        status: response.status(),
        contentType: 'text/javascript',
        body: change(await response.text()),
      });
    } catch {
      // What a page fetches ahead is still under way when the test ends.
    }
  });
}

/**
 * Replaces one setting of the theme as the bundle has it.
 *
 * @param name - the setting, as `respectPrefersColorScheme`.
 */
export async function setSwitch(
  page: Page,
  name: string,
  isOn: boolean,
): Promise<void> {
  await rewriteScripts(page, (code) =>
    code.replace(new RegExp(`(\\b${name}:)![01]`), `$1!${isOn ? 0 : 1}`),
  );
}

/**
 * Makes the text of every page throw when it is rendered, for as long as the
 * window says so by `broken`.
 */
export async function breakPages(page: Page): Promise<void> {
  await rewriteScripts(page, (code) =>
    code.includes('.frontMatter') || code.includes('frontMatter:')
      ? code.replaceAll(
          /(function \w+\(\w=\{\}\)\{)/g,
          '$1if(window.broken)throw Error("The chart broke",' +
            '{cause:Error("There are no figures")});',
        )
      : code,
  );
}
