import {foldTitle} from '../../records/fold-title';
import {isTerm} from '../../records/is-term';
import type {IndexFiles} from './index-files';
import {readHierarchy} from './make-hit';
import type {RankedPage} from './rank';

/** Each may be in a file of its own. */
const MOST_READ = 4;

/**
 * Finds the section whose title is just the query: one that explains a term, else
 * the one on the best page.
 *
 * @param pages - the best first.
 * @param exact - the records whose heading has the words of the query alone.
 */
export async function findNamed(
  files: IndexFiles,
  query: string,
  pages: readonly RankedPage[],
  exact: ReadonlySet<number>,
): Promise<number | undefined> {
  const sections = pages
    .flatMap(({records: [, ...own]}) => own)
    .filter((record) => exact.has(record))
    .slice(0, MOST_READ);
  const read = await Promise.all(
    sections.map(async (record) => {
      const {type, ...stored} = await files.readRecord(record);
      const hierarchy = readHierarchy(stored);
      return {
        record,
        isNamed: foldTitle(hierarchy[type] ?? '') === foldTitle(query),
        isTerm: isTerm(hierarchy, type),
      };
    }),
  );
  const named = read.filter(({isNamed}) => isNamed);
  return (named.find((entry) => entry.isTerm) ?? named[0])?.record;
}
