/**
 * Cuts a sequence into shards of about a given size.
 *
 * @param entries - in the order in which they shall stand.
 * @param sizeOf - an entry's size in characters.
 * @param limit - a shard ends before the entry that would pass this size; an
 * entry larger than that has a shard to itself.
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
