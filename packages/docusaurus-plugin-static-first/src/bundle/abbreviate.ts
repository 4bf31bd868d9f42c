const LEAST = 4;

/**
 * Shortens each name to a unique prefix. The bundler derives chunk ids from the
 * names, so names that depended on the number of others would make readers
 * download all pages again after each new one.
 */
export function abbreviate(names: Iterable<string>): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    [...names].sort().map((name) => {
      let length = LEAST;
      while (taken.has(name.slice(0, length))) {
        length += 1;
      }
      const short = name.slice(0, length);
      taken.add(short);
      // A bare number could be the id of another chunk.
      return [name, `p${short}`];
    }),
  );
}
