import {readRecords} from '../records/read-records';
import {findOversized} from './find-oversized';
import {makeContent} from './make-content';
import type {IndexContent} from './replace-index';

/**
 * Reads the records of a build and makes what the hosted index shall hold.
 *
 * @param file - where the build left them.
 * @param limit - the most bytes of a record.
 * @throws where there are none, or some are too large: the message names all.
 */
export async function prepareContent(
  file: string,
  limit: number,
): Promise<IndexContent> {
  const content = makeContent(await readRecords(file));
  if (content.records.length === 0) {
    throw new Error(
      `${file} holds no records, and would empty the index: build the site.`,
    );
  }
  const oversized = findOversized(content.records, limit);
  if (oversized.length > 0) {
    throw new Error(oversized.join('\n'));
  }
  return content;
}
