import postcss from 'postcss';
import type {Page} from './group-pages';
import {addNames, type Names} from './collect-names';
import {listSelectors} from './list-selectors';
import {isInKeyframes, isNeeded} from './purge-styles';

/** Rules that the same pages need. */
interface Need {
  /** One bit per page. */
  pages: bigint;
  /** Those of a beginning count several times. */
  bytes: number;
}

/**
 * The bytes that a further set of styles must save per page of its kind, those of
 * beginnings counted several times, before compression, which leaves a fifth of
 * them: its two hashes add 110 bytes to the headers of every page of the site.
 */
const WORTH = 2000;

/**
 * How much more a byte of the beginning counts, since pages appear only when it
 * has arrived. Of 0, 2, 4, 6 and 12, this gave the shortest beginnings of a site
 * with 277 pages while its pages grew by less than one percent.
 */
const BEGINNING_WEIGHT = 6;

function countBits(bits: bigint): number {
  return bits.toString(2).replaceAll('0', '').length;
}

/**
 * Groups the rules of a stylesheet by the pages that need them.
 *
 * @param names - the names in each page.
 * @param weight - how much a byte counts.
 */
function listNeeds(
  css: string,
  names: readonly Names[],
  weight: number,
): Need[] {
  const needs = new Map<bigint, Need>();
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
    need.bytes += weight * rule.toString().length;
    needs.set(key, need);
  });
  return [...needs.values()];
}

interface Split {
  /** The bytes that the pages save together, those of beginnings several times. */
  saved: number;
  parts: readonly [bigint, bigint];
}

/** Counts the bytes that the pages of a part save by leaving their group. */
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

/** Splits a group by whether pages need certain rules. */
function split(group: bigint, by: Need, needs: readonly Need[]): Split {
  const parts = [group & by.pages, group & ~by.pages] as const;
  const [first, second] = parts;
  return {
    saved: countSaved(first, group, needs) + countSaved(second, group, needs),
    parts,
  };
}

/** A way to split the pages of a kind. */
interface Grouping {
  groups: readonly bigint[];
  /** The bytes that splitting them saves, less what each split must save. */
  gain: number;
}

/**
 * How many groupings are split further: the best one of two parts often isn't
 * part of the best one of three, and a small change of the styles may decide
 * which of two equals is taken.
 */
const WIDTH = 8;

/** Splits one group of a grouping, in all ways that save enough. */
function splitFurther(
  {groups, gain}: Grouping,
  needs: readonly Need[],
  least: number,
): Grouping[] {
  return groups.flatMap((group) =>
    needs
      .map((by) => split(group, by, needs))
      .filter(({saved}) => saved >= least)
      .map(({saved, parts}) => ({
        groups: groups.flatMap((other) => (other === group ? parts : [other])),
        gain: gain + saved - least,
      })),
  );
}

/** Returns the best different groupings, best first. */
function chooseBest(found: readonly Grouping[]): Grouping[] {
  const best = new Map<string, Grouping>();
  for (const one of [...found].sort((a, b) => b.gain - a.gain)) {
    const key = one.groups.map(String).sort().join();
    if (!best.has(key) && best.size < WIDTH) {
      best.set(key, one);
    }
  }
  return [...best.values()];
}

/**
 * Splits the pages of a kind by the styles that they need: repeatedly in two, in
 * the best of several ways. What counts most are the rules of their beginnings.
 *
 * @param pages - pages of one kind.
 * @param css - the rules that any of them needs.
 * @param keep - names to keep for each page.
 * @param limit - the maximum number of parts.
 * @returns the pages of each part.
 */
export function splitKind(
  pages: readonly Page[],
  css: string,
  keep: readonly string[],
  limit: number,
): Page[][] {
  if (pages.length === 1 || limit === 1) {
    return [[...pages]];
  }
  const needed = pages.map(({names}) => addNames(names, keep));
  const needs = [
    ...listNeeds(css, needed, 1),
    ...listNeeds(
      css,
      pages.map(({beginning}) => beginning.names),
      BEGINNING_WEIGHT,
    ),
  ];
  const least = WORTH * pages.length;
  let best: Grouping = {groups: [(1n << BigInt(pages.length)) - 1n], gain: 0};
  let found = [best];
  for (let parts = 2; parts <= limit && found.length > 0; parts += 1) {
    found = chooseBest(
      found.flatMap((grouping) => splitFurther(grouping, needs, least)),
    );
    best = [best, ...found].reduce((one, other) =>
      other.gain > one.gain ? other : one,
    );
  }
  return best.groups.map((group) =>
    pages.filter((_, at) => ((group >> BigInt(at)) & 1n) === 1n),
  );
}
