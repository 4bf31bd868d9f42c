import {createEmbeddedClient} from '../../src/search/embedded/client';

export interface Timing {
  /** Milliseconds for each keystroke's answer, sorted. */
  answers: number[];
  /** The longest task, in milliseconds; 0 where none was over 50. */
  longestTask: number;
}

type Client = ReturnType<typeof createEmbeddedClient>;

async function typeAll(
  client: Client,
  queries: readonly string[],
): Promise<number[]> {
  const answers: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const start = performance.now();
      await client.search({
        requests: [
          {
            query: query.slice(0, length),
            indexName: 'bench',
            hitsPerPage: 20,
            attributesToSnippet: ['*:10'],
          },
        ],
      });
      answers.push(performance.now() - start);
    }
  }
  return answers;
}

/** Runs in the browser: types each query letter by letter, warm. */
export async function typeQueries(queries: readonly string[]): Promise<Timing> {
  const client = createEmbeddedClient({indexUrl: '/search-index'});
  await typeAll(client, queries);
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      longestTask = Math.max(longestTask, duration);
    }
  }).observe({type: 'longtask'});
  const answers = await typeAll(client, queries);
  // Entries of the last tasks arrive after they are over.
  await new Promise((resolve) => setTimeout(resolve, 200));
  return {answers: answers.sort((one, other) => one - other), longestTask};
}
