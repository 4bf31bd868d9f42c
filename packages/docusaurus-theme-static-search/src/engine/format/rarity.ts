/**
 * How much a term tells records apart: BM25's inverse document frequency.
 *
 * @param found - how many records have the term.
 * @param records - how many there are.
 */
export function rarityOf(found: number, records: number): number {
  return Math.log(1 + (records - found + 0.5) / (found + 0.5));
}

/** The rarity of a term that one record has: the scale of summaries. */
export function highestRarity(records: number): number {
  return rarityOf(1, records);
}
