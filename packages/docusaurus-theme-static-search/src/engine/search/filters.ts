import type {Manifest, Run} from '../format/manifest';
import type {FacetFilters} from '../../interface/types';

/** 1 for each record that may be shown. */
export type Allowed = Uint8Array;

function readFilter(filter: string): {name: string; value: string} {
  const colon = filter.indexOf(':');
  return {name: filter.slice(0, colon), value: filter.slice(colon + 1)};
}

/** Where the values of an attribute lie; [] for one that is not known. */
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
 * Works out which records a request's filters let through. An attribute that
 * the index does not know has no values: such a filter lets nothing through.
 *
 * @returns undefined where nothing is filtered.
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
