import {foldTitle} from '../../records/fold-title';
import {isTerm} from '../../records/is-term';
import type {IndexFiles} from './index-files';
import {readHierarchy} from './make-hit';
import type {RankedPage} from './rank';

/** Each record may be in a file of its own. */
const MOST_READ = 4;

/**
 * Finds the section whose title equals the query: preferably one that explains
 * a term, otherwise the one on the best page.
 *
 * @param pages - the pages, best first.
 * @param exact - the records whose heading consists of exactly the query's
 * words.
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
