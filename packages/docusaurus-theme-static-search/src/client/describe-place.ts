import type {SearchHit} from '../interface/types';

/** Formats the location of a page like breadcrumbs: `Guides › Setup`. */
export function describePlace({
  type,
  hierarchy,
  place,
}: SearchHit): string | undefined {
  return type === 'lvl1' && place
    ? [hierarchy.lvl0, ...place].join(' › ')
    : undefined;
}
