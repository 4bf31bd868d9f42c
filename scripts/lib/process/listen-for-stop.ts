/**
 * Returns a signal that is aborted by the first SIGINT or SIGTERM, so that a
 * command can stop between two steps.
 */
export function listenForStop(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      stop.abort();
    });
  }
  return stop.signal;
}
