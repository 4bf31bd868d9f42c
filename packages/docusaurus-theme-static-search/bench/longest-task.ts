import type {Page} from '@playwright/test';

interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  /** Processor time in microseconds: waiting for other work is not counted. */
  tdur?: number;
}

const MARK = 'page under test';

function isTrace(value: unknown): value is {traceEvents: TraceEvent[]} {
  return (
    typeof value === 'object' &&
    value !== null &&
    'traceEvents' in value &&
    Array.isArray(value.traceEvents)
  );
}

/**
 * Finds the longest task of a page's main thread.
 *
 * @param work - what the page does meanwhile.
 * @returns what the work gives, and milliseconds of processor time: on a busy
 * machine, a task's length by the clock says more of the others.
 */
export async function traceTasks<Result>(
  page: Page,
  work: () => Promise<Result>,
): Promise<{result: Result; longestTask: number}> {
  const browser = page.context().browser();
  if (!browser) {
    throw new Error('A page without a browser of its own has no trace.');
  }
  const categories = ['toplevel', 'blink.user_timing'];
  await browser.startTracing(page, {categories});
  await page.evaluate((mark) => performance.mark(mark), MARK);
  const result = await work();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const events = isTrace(trace) ? trace.traceEvents : [];
  const own = events.find(({name}) => name === MARK);
  const tasks = events.filter(
    ({name, pid, tid}) =>
      name.endsWith('RunTask') && pid === own?.pid && tid === own.tid,
  );
  if (tasks.length === 0) {
    throw new Error('The browser left no trace of its tasks.');
  }
  const longest = Math.max(...tasks.map(({tdur = 0}) => tdur));
  return {result, longestTask: longest / 1000};
}
