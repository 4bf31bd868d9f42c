import registry from '@generated/registry';
import type {Load} from './once';

const wraps: ((load: Load) => Load)[] = [];

/** Changes a load as whoever called `wrapLoads` wants it. */
export function applyWraps(load: Load): Load {
  return wraps.reduce((wrapped, wrap) => wrap(wrapped), load);
}

/**
 * Changes how the modules of pages are loaded, those included of which the page
 * learns later. Call it while a client module of the site is evaluated: routes
 * are made of these loads right after that.
 *
 * @param wrap - gets what loads a module, and gives what is called instead.
 */
export function wrapLoads(wrap: (load: Load) => Load): void {
  wraps.push(wrap);
  for (const module of Object.values(registry)) {
    module[0] = wrap(module[0]);
  }
}
