import {distance} from 'fastest-levenshtein';

/** The maximum distance of similar texts, as a share of the longer one. */
const FAR = 0.55;

/** The Levenshtein distance of two texts as a share of the longer one. */
function normalizedDistance(from: string, to: string): number {
  const longest = Math.max(from.length, to.length);
  return longest === 0 ? 0 : distance(from, to) / longest;
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Normalises different spellings of a path. */
function fold(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, '')
    .replaceAll('_', '-')
    .slice(0, 200);
}

/**
 * Finds paths similar to a wrong one: those with a similar spelling, and pages
 * with the same name in another folder.
 *
 * @param wanted - the path without a page, below the base URL.
 * @param paths - the paths of all pages.
 * @param most - the maximum number of results.
 */
export function findNearPaths(
  wanted: string,
  paths: readonly string[],
  most: number,
): string[] {
  const path = fold(wanted);
  const name = lastPart(path);
  return paths
    .map((candidate) => {
      const folded = fold(candidate);
      const whole = normalizedDistance(path, folded);
      // A page that was moved keeps its name, so its folders count little.
      const moved =
        0.1 + 0.3 * whole + normalizedDistance(name, lastPart(folded));
      return {candidate, far: name ? Math.min(whole, moved) : whole};
    })
    .filter(({far}) => far < FAR)
    .sort((a, b) => a.far - b.far || a.candidate.localeCompare(b.candidate))
    .slice(0, most)
    .map(({candidate}) => candidate);
}
