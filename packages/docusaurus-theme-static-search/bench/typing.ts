import {createEmbeddedClient} from '../src/engine/search/client';

// Fetched files are kept between rounds.
const client = createEmbeddedClient({indexUrl: '/search-index'});

/** Ends the task, as browsers do between two keystrokes. */
function endTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function answer(query: string): Promise<number> {
  const start = performance.now();
  await client.search({
    query,
    hitsPerPage: 20,
    snippetWords: {headings: 10, content: 10},
  });
  return performance.now() - start;
}

/**
 * Runs in the browser: types each query letter by letter.
 *
 * @returns the milliseconds to each keystroke's answer, sorted.
 */
export async function typeQueries(
  queries: readonly string[],
): Promise<number[]> {
  const answers: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      await endTask();
      answers.push(await answer(query.slice(0, length)));
    }
  }
  return answers.sort((one, other) => one - other);
}
