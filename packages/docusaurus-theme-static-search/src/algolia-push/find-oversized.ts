import type {HostedRecord} from './types';

export function sizeOf(record: HostedRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/**
 * Finds records that exceed the size limit of the plan.
 *
 * @param limit - the maximum size of a record, in bytes.
 * @returns one sentence per record, with its page.
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
        `${sizeOf(record)} bytes, but the limit is ${limit}: shorten the ` +
        'headings, keywords or signature there, or raise the limit if your ' +
        'plan takes larger records.',
    );
}
