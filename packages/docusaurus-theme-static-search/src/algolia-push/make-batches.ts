import {sizeOf} from './find-oversized';
import type {HostedRecord} from './types';

const MOST_RECORDS = 1000;
const MOST_BYTES = 9_000_000;

/**
 * Splits the records into batches that the service accepts: at most 1,000
 * records and less than 10 MB, including the request around them.
 */
export function makeBatches(
  records: readonly HostedRecord[],
): HostedRecord[][] {
  const batches: HostedRecord[][] = [];
  let batch: HostedRecord[] = [];
  let bytes = 0;
  for (const record of records) {
    const size = sizeOf(record);
    if (
      batch.length > 0 &&
      (batch.length === MOST_RECORDS || bytes + size > MOST_BYTES)
    ) {
      batches.push(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(record);
    bytes += size;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}
