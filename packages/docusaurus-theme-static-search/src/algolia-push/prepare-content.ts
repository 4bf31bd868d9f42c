import {readRecords} from '../records/read-records';
import {findOversized} from './find-oversized';
import {makeContent} from './make-content';
import type {IndexContent} from './replace-index';

/**
 * Reads the records of a build and creates the content of the hosted index.
 *
 * @param file - the file that the build wrote.
 * @param limit - the maximum size of a record, in bytes.
 * @throws if there are none, or some are too large; the message lists them.
 */
export async function prepareContent(
  file: string,
  limit: number,
): Promise<IndexContent> {
  const content = makeContent(await readRecords(file));
  if (content.records.length === 0) {
    throw new Error(
      `${file} contains no records, which would empty the index. Build the site first.`,
    );
  }
  const oversized = findOversized(content.records, limit);
  if (oversized.length > 0) {
    throw new Error(oversized.join('\n'));
  }
  return content;
}
