import autocannon from 'autocannon';

/** What is asked for again and again. */
export interface Load {
  name: string;
  /** Taken in turn. */
  paths: readonly string[];
  /** What the client can read: `gzip`, or nothing. */
  encoding: string;
  /** The one status that is right. */
  status: number;
}

/** How one run went. */
export interface Measure {
  /** Requests a second. */
  rate: number;
  /** Milliseconds that 99 of 100 requests stay below. */
  p99: number;
  /** Bytes of all answers, headers included. */
  bytes: number;
  /** Requests that failed, timed out or got another status. */
  errors: number;
}

export interface LoadOptions {
  connections: number;
  /** How many requests a run makes in all. */
  amount: number;
}

/**
 * Asks a server for what a load names, as fast as it answers.
 *
 * @param address - `host:port`.
 */
export async function measureLoad(
  address: string,
  {paths, encoding, status}: Load,
  {connections, amount}: LoadOptions,
): Promise<Measure> {
  const result = await autocannon({
    url: `http://${address}`,
    connections,
    amount,
    headers: encoding === '' ? {} : {'accept-encoding': encoding},
    requests: paths.map((path) => ({path})),
  });
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  return {
    // The average is over whole seconds, of which a short run has few.
    rate: result.requests.total / result.duration,
    p99: result.latency.p99,
    bytes: result.throughput.total,
    errors: result.errors + result.timeouts + Math.max(0, amount - right),
  };
}

/** The run that took neither the longest nor the shortest. */
export function takeMedian(runs: readonly Measure[]): Measure {
  const sorted = [...runs].sort((a, b) => a.rate - b.rate);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) {
    throw new Error('There is no run to take the median of.');
  }
  return {
    ...median,
    errors: runs.reduce((sum, {errors}) => sum + errors, 0),
  };
}
