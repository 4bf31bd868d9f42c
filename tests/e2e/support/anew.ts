import {startAnew, test as base} from './visit';

/**
 * The same as `test` of `test.ts`, but for the price: tests that follow each
 * other share a window, which each of them finds as if it were new, with a
 * reader who saves data. That is half of the work of a window of its own.
 *
 * Scripts for each page, functions that are given to it, and another clock stay
 * in a window, and so need one of their own.
 */
export const test = base.extend({
  page: async ({window, viewport}, use) => {
    await startAnew(window, viewport ?? undefined);
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
