/**
 * Splits a sequence into shards of limited size.
 *
 * @param entries - the entries, in order.
 * @param sizeOf - returns an entry's size in characters.
 * @param limit - the maximum size of a shard; a larger entry gets a shard of
 * its own.
 */
export function cut<Entry>(
  entries: readonly Entry[],
  sizeOf: (entry: Entry) => number,
  limit: number,
): Entry[][] {
  const shards: Entry[][] = [];
  let size = Infinity;
  for (const entry of entries) {
    const own = sizeOf(entry);
    if (size + own > limit) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(entry);
    size += own;
  }
  return shards;
}
