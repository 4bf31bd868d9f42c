import type {Page} from '@playwright/test';

interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  /** Processor time in microseconds, without waiting for other work. */
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
 * Finds the longest task of a page's main thread while work is running.
 *
 * @param work - the work to trace.
 * @returns the result of the work, and the longest task in milliseconds of
 * processor time, because wall time depends on the load of the machine.
 */
export async function traceTasks<Result>(
  page: Page,
  work: () => Promise<Result>,
): Promise<{result: Result; longestTask: number}> {
  const browser = page.context().browser();
  if (!browser) {
    throw new Error('Tracing needs a page with a browser of its own.');
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
    throw new Error('The browser recorded no tasks.');
  }
  const longest = Math.max(...tasks.map(({tdur = 0}) => tdur));
  return {result, longestTask: longest / 1000};
}
