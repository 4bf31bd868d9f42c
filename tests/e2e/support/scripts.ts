import type {Page} from '@playwright/test';

/** All scripts of the site, including those loaded later. */
export const SCRIPTS = '**/assets/js/*.js';

/**
 * Intercepts the requests of a page from the start. If interception starts
 * later, a busy page sends further requests before it takes effect.
 */
export async function watchRequests(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.fallback());
}

/**
 * Changes scripts in transit, for a site with other settings or with an error,
 * without another build.
 *
 * @param change - returns the new text of a script, or the old one.
 */
export async function rewriteScripts(
  page: Page,
  change: (code: string) => string,
): Promise<void> {
  await page.addInitScript(() => {
    // Changed scripts have another digest.
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
      // A prefetch can be pending when the test ends.
    }
  });
}

/**
 * Replaces a theme setting in the bundle.
 *
 * @param name - the setting, such as `respectPrefersColorScheme`.
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
 * Makes the content of every page throw when it is rendered, while
 * `window.broken` is set.
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
