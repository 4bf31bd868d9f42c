import {createEmbeddedClient} from '../../src/search/embedded/client';

export interface Timing {
  /** Milliseconds for each keystroke's answer, sorted. */
  answers: number[];
  /** The longest task of all, in milliseconds; 0 where none was over 50. */
  longestTask: number;
}

type Client = ReturnType<typeof createEmbeddedClient>;

/** As the browser does between two keys: what follows is a task of its own. */
function endTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function answer(client: Client, query: string): Promise<number> {
  const start = performance.now();
  await client.search({
    requests: [
      {
        query,
        indexName: 'bench',
        hitsPerPage: 20,
        attributesToSnippet: ['*:10'],
      },
    ],
  });
  return performance.now() - start;
}

async function typeAll(
  client: Client,
  queries: readonly string[],
): Promise<Timing> {
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      longestTask = Math.max(longestTask, duration);
    }
  });
  observer.observe({type: 'longtask'});
  const answers: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      await endTask();
      answers.push(await answer(client, query.slice(0, length)));
    }
  }
  // Entries of the last tasks arrive after they are over.
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return {answers: answers.sort((one, other) => one - other), longestTask};
}

/**
 * Runs in the browser: types each query letter by letter, twice.
 *
 * @returns how it went while files were still fetched and read, and when all
 * that was needed was there.
 */
export async function typeQueries(
  queries: readonly string[],
): Promise<{cold: Timing; warm: Timing}> {
  const client = createEmbeddedClient({indexUrl: '/search-index'});
  const cold = await typeAll(client, queries);
  return {cold, warm: await typeAll(client, queries)};
}
