import type {SearchHit} from '../interface/types';

/** Says where a page is, as its breadcrumbs do: `Guides › Setup`. */
export function describePlace({
  type,
  hierarchy,
  place,
}: SearchHit): string | undefined {
  return type === 'lvl1' && place
    ? [hierarchy.lvl0, ...place].join(' › ')
    : undefined;
}
