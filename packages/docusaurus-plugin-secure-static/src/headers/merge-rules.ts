import type {HeaderRule} from './types';

const POLICY = 'Content-Security-Policy';

function parsePolicy(text: string): Map<string, string[]> {
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Allows what either of two policies allows. */
function mergePolicies(first: string, second: string): string {
  const merged = parsePolicy(first);
  for (const [name, sources] of parsePolicy(second)) {
    const all = [...new Set([...(merged.get(name) ?? []), ...sources])];
    // Beside another source, 'none' is an error.
    merged.set(
      name,
      all.length > 1 ? all.filter((source) => source !== "'none'") : all,
    );
  }
  return [...merged]
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Adds the rules of one locale to those of the locales built before it. Hosts
 * send one policy for all pages, so it allows what any of them holds inline.
 *
 * @param known - the rules so far.
 * @param added - what a later locale needs.
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
