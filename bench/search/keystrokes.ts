import {bundleClient} from './embedded-engine';
import {openBrowser} from './browser';

interface Timing {
  /** Milliseconds for each keystroke's answer, sorted. */
  answers: number[];
  /** The longest task, in milliseconds; 0 where none was over 50. */
  longestTask: number;
}

/** What runs in the page: types each query letter by letter, twice. */
async function typeInPage(queries: readonly string[]): Promise<Timing> {
  const address = '/client.js';
  const {createEmbeddedClient} = (await import(/* @vite-ignore */ address)) as {
    createEmbeddedClient(options: {indexUrl: string}): {
      search(request: unknown): Promise<unknown>;
    };
  };
  const client = createEmbeddedClient({indexUrl: '/search-index'});
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      longestTask = Math.max(longestTask, duration);
    }
  }).observe({type: 'longtask'});
  const type = async () => {
    const answers: number[] = [];
    for (const query of queries) {
      for (let length = 1; length <= query.length; length += 1) {
        const request = {
          query: query.slice(0, length),
          indexName: 'bench',
          hitsPerPage: 20,
          attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
        };
        const start = performance.now();
        await client.search({requests: [request]});
        answers.push(performance.now() - start);
      }
    }
    return answers;
  };
  await type();
  longestTask = 0;
  const answers = await type();
  await new Promise((resolve) => setTimeout(resolve, 100));
  return {answers: answers.sort((one, other) => one - other), longestTask};
}

/**
 * Times warm answers in Chromium at a quarter of the machine's speed.
 *
 * @param files - the index, by path in its folder.
 */
export async function measureKeystrokes(
  files: ReadonlyMap<string, string>,
  queries: readonly string[],
): Promise<{p50: number; p95: number; longestTask: number}> {
  const served = new Map(
    [...files].map(([path, text]) => [`search-index/${path}`, text]),
  );
  served.set('client.js', await bundleClient());
  const bench = await openBrowser(() => served);
  try {
    const session = await bench.page.context().newCDPSession(bench.page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const {answers, longestTask} = await bench.page.evaluate(
      typeInPage,
      queries,
    );
    const at = (share: number) =>
      answers[Math.floor(share * (answers.length - 1))] ?? 0;
    return {p50: at(0.5), p95: at(0.95), longestTask};
  } finally {
    await bench.close();
  }
}
