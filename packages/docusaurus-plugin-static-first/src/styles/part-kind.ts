import postcss from 'postcss';
import type {Page} from './group-pages';
import {addNames} from './collect-names';
import {listSelectors} from './list-selectors';
import {isInKeyframes, isNeeded} from './purge-styles';

/** Rules that the same pages need. */
interface Need {
  /** A bit for each page. */
  pages: bigint;
  bytes: number;
}

/**
 * What a further set of styles has to take from each page of its kind, before
 * compression: its hash in the policy costs every page of the site a tenth.
 */
const WORTH = 500;

function countBits(bits: bigint): number {
  return bits.toString(2).replaceAll('0', '').length;
}

/** Lists by whom the rules of a stylesheet are needed. */
function listNeeds(
  css: string,
  pages: readonly Page[],
  keep: readonly string[],
): Need[] {
  const needs = new Map<bigint, Need>();
  const names = pages.map((page) => addNames(page.names, keep));
  postcss.parse(css).walkRules((rule) => {
    if (isInKeyframes(rule)) {
      return;
    }
    const selectors = listSelectors(rule.selector);
    const needed = names.map((some) =>
      selectors.some((selector) => isNeeded(selector, some)) ? '1' : '0',
    );
    const key = BigInt(`0b${needed.reverse().join('')}`);
    const need = needs.get(key) ?? {pages: key, bytes: 0};
    need.bytes += rule.toString().length;
    needs.set(key, need);
  });
  return [...needs.values()];
}

interface Split {
  /** What all pages together get rid of. */
  saved: number;
  group: bigint;
  parts: readonly [bigint, bigint];
}

/** How much the pages of a part get rid of when it leaves its group. */
function countSaved(
  part: bigint,
  group: bigint,
  needs: readonly Need[],
): number {
  const dropped = needs.filter(
    ({pages}) => (pages & group) !== 0n && (pages & part) === 0n,
  );
  return countBits(part) * dropped.reduce((sum, {bytes}) => sum + bytes, 0);
}

/** Parts a group by who needs certain rules. */
function split(group: bigint, by: Need, needs: readonly Need[]): Split {
  const parts = [group & by.pages, group & ~by.pages] as const;
  const [first, second] = parts;
  return {
    saved: countSaved(first, group, needs) + countSaved(second, group, needs),
    group,
    parts,
  };
}

/** The split that saves most, of whichever group. */
function findBest(
  groups: readonly bigint[],
  needs: readonly Need[],
): Split | undefined {
  let best: Split | undefined;
  for (const group of groups) {
    for (const by of needs) {
      const candidate = split(group, by, needs);
      if (candidate.saved > (best?.saved ?? 0)) {
        best = candidate;
      }
    }
  }
  return best;
}

/**
 * Parts the pages of a kind by the styles that they need: each time in two by
 * the rules that only some of them need, where that saves most.
 *
 * @param pages - of one kind.
 * @param css - the rules that they need together.
 * @param keep - names that each of them has to be given.
 * @param limit - of parts.
 * @returns the pages of each part.
 */
export function partKind(
  pages: readonly Page[],
  css: string,
  keep: readonly string[],
  limit: number,
): Page[][] {
  if (pages.length === 1 || limit === 1) {
    return [[...pages]];
  }
  const needs = listNeeds(css, pages, keep);
  let groups = [(1n << BigInt(pages.length)) - 1n];
  while (groups.length < limit) {
    const best = findBest(groups, needs);
    if (best === undefined || best.saved < WORTH * pages.length) {
      break;
    }
    groups = groups.flatMap((group) =>
      group === best.group ? best.parts : [group],
    );
  }
  return groups.map((group) =>
    pages.filter((_, at) => ((group >> BigInt(at)) & 1n) === 1n),
  );
}
