import registry from '@generated/registry';
import type {Load} from './once';

const wraps: ((load: Load) => Load)[] = [];

/** Applies the functions passed to `wrapLoads`. */
export function applyWraps(load: Load): Load {
  return wraps.reduce((wrapped, wrap) => wrap(wrapped), load);
}

/**
 * Changes how modules of pages are loaded, including modules that are added
 * later. Call it at the top level of a client module, as the routes are created
 * from these functions right afterwards.
 *
 * @param wrap - receives the function that loads a module, and returns its
 * replacement.
 */
export function wrapLoads(wrap: (load: Load) => Load): void {
  wraps.push(wrap);
  for (const module of Object.values(registry)) {
    module[0] = wrap(module[0]);
  }
}
