import type {HostedRecord} from './types';

export function sizeOf(record: HostedRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/**
 * Finds records that the plan does not take.
 *
 * @param limit - the most bytes of a record.
 * @returns one sentence for each, naming its page.
 */
export function findOversized(
  records: readonly HostedRecord[],
  limit: number,
): string[] {
  return records
    .filter((record) => sizeOf(record) > limit)
    .map(
      (record) =>
        `${record.url} — the record ${record.objectID} has ` +
        `${sizeOf(record)} bytes, and ${limit} are allowed: shorten the ` +
        'headings, keywords or signature there, or raise the limit if your ' +
        'plan takes larger records.',
    );
}
