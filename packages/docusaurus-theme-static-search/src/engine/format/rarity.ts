/**
 * How well a term distinguishes records: BM25's inverse document frequency.
 *
 * @param found - the number of records with the term.
 * @param records - the total number of records.
 */
export function rarityOf(found: number, records: number): number {
  return Math.log(1 + (records - found + 0.5) / (found + 0.5));
}

/** The rarity of a term in only one record, which scales summaries. */
export function highestRarity(records: number): number {
  return rarityOf(1, records);
}
