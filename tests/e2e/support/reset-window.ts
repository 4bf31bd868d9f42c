import {resetWindow, test as base} from './visit';

/**
 * Like `test` of `test.ts`, but consecutive tests share a window, which is reset
 * before each of them, and pages have a reader who saves data. This takes half
 * the time of a new window.
 *
 * Init scripts, exposed functions and a changed clock can't be reset, so tests
 * with them need a new window.
 */
export const test = base.extend({
  page: async ({window, viewport}, use) => {
    await resetWindow(window, viewport ?? undefined);
    await use(window);
    const context = window.context();
    await window.unrouteAll({behavior: 'ignoreErrors'});
    await context.setOffline(false);
    await context.clearPermissions();
    for (const other of context.pages()) {
      if (other !== window) {
        await other.close();
      }
    }
  },
  context: async ({window}, use) => {
    await use(window.context());
  },
});
