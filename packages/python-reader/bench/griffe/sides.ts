import type {Evidence} from './evidence';

/** Values of the two readers, parsed and without white space. */
interface Sides {
  ours: string[];
  theirs: string[];
}

/** Parses the values of both readers. */
export function sidesOf({difference}: Evidence): Sides {
  return {ours: listOf(difference.ours), theirs: listOf(difference.theirs)};
}

function listOf(text: string): string[] {
  const value: unknown = JSON.parse(text || 'null');
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((one) => (typeof one === 'string' ? one : ''));
}

/** Whether both lists have the same length and agree item by item. */
export function pairwise(
  {ours, theirs}: Sides,
  agrees: (own: string, other: string) => boolean,
): boolean {
  return (
    ours.length === theirs.length &&
    ours.every(
      (own, index) => own === theirs[index] || agrees(own, theirs[index] ?? ''),
    )
  );
}

const HEADING = /^(?:Returns?|Raises|Yields?|Examples?|Notes?)$/;

/** Whether ours are theirs without headings and names of several words. */
export function isWithoutProse({ours, theirs}: Sides): boolean {
  const names = theirs.filter(
    (name) => !HEADING.test(name) && !/\s/.test(name.trim()),
  );
  return ours.join() === names.join();
}

/** Whether theirs start with ours. */
export function startsWith({ours, theirs}: Sides): boolean {
  return ours.every((name, index) => name === theirs[index]);
}

/** Whether theirs are a subsequence of ours. */
export function isSubsequence({ours, theirs}: Sides): boolean {
  let at = 0;
  for (const name of ours) {
    at += name === theirs[at] ? 1 : 0;
  }
  return at === theirs.length && theirs.length < ours.length;
}
