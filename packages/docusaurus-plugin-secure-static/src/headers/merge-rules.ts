import {POLICY} from './headers-file';
import {formatPolicy, parsePolicy} from './policy-text';
import type {HeaderRule} from './types';

/** Merges two policies into one that allows everything that either allows. */
function mergePolicies(first: string, second: string): string {
  const merged = new Map(parsePolicy(first));
  for (const [name, sources] of parsePolicy(second)) {
    const all = [...new Set([...(merged.get(name) ?? []), ...sources])];
    // 'none' is invalid beside another source.
    merged.set(
      name,
      all.length > 1 ? all.filter((source) => source !== "'none'") : all,
    );
  }
  return formatPolicy([...merged]);
}

/**
 * Merges the rules of one locale into those of the locales built before it.
 * Hosts send one policy for all pages, so it has to allow the inline content of
 * all of them.
 *
 * @param known - the rules so far.
 * @param added - the rules of a later locale.
 */
export function mergeRules(
  known: readonly HeaderRule[],
  added: readonly HeaderRule[],
): HeaderRule[] {
  const merged = new Map(known.map((rule) => [rule.pattern, rule]));
  for (const {pattern, headers} of added) {
    const before = merged.get(pattern)?.headers ?? {};
    const policies = [before[POLICY], headers[POLICY]].filter(
      (policy) => policy !== undefined,
    );
    merged.set(pattern, {
      pattern,
      headers: {
        ...before,
        ...headers,
        ...(policies.length > 0 && {[POLICY]: policies.reduce(mergePolicies)}),
      },
    });
  }
  return [...merged.values()];
}
