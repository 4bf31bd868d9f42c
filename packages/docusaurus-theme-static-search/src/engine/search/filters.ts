import type {Manifest, Run} from '../format/manifest';
import type {FacetFilters} from '../../interface/types';

/** 1 for each record that may be shown. */
export type Allowed = Uint8Array;

function readFilter(filter: string): {name: string; value: string} {
  const colon = filter.indexOf(':');
  return {name: filter.slice(0, colon), value: filter.slice(colon + 1)};
}

/** Returns the runs of an attribute's values; [] for an unknown attribute. */
export function readRuns({facets}: Manifest, name: string): readonly Run[] {
  return Object.hasOwn(facets, name) ? (facets[name] ?? []) : [];
}

function mark(allowed: Allowed, runs: readonly Run[], value: string): void {
  for (const [place, [start, own]] of runs.entries()) {
    if (own === value) {
      allowed.fill(1, start, runs[place + 1]?.[0] ?? allowed.length);
    }
  }
}

/**
 * Determines the records that pass a request's filters. An unknown attribute
 * has no values, so its filters match nothing.
 *
 * @returns undefined without filters.
 */
export function applyFilters(
  manifest: Manifest,
  filters: FacetFilters,
): Allowed | undefined {
  const all = typeof filters === 'string' ? [filters] : filters;
  let allowed: Allowed | undefined;
  for (const group of all) {
    const options = typeof group === 'string' ? [group] : group;
    if (options.length === 0) {
      continue;
    }
    const any = new Uint8Array(manifest.records);
    for (const {name, value} of options.map(readFilter)) {
      mark(any, readRuns(manifest, name), value);
    }
    const before = allowed;
    allowed = before ? any.map((own, at) => own & (before[at] ?? 0)) : any;
  }
  return allowed;
}
