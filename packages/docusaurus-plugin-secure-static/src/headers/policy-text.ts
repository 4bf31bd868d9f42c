/** A policy's directives in order, each with its sources. */
export type Policy = readonly (readonly [
  name: string,
  sources: readonly string[],
])[];

/** Parses the value of a header, the inverse of `formatPolicy`. */
export function parsePolicy(text: string): Policy {
  return text
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/);
      return [name.toLowerCase(), sources];
    });
}

/** Formats a policy as the value of a header. */
export function formatPolicy(policy: Policy): string {
  return policy
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
