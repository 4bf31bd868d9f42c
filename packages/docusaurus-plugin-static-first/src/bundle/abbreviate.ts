const LEAST = 4;

/**
 * Gives each name as much of its beginning as tells it apart. The bundler makes
 * the ids of chunks from their names, so a name that depended on how many others
 * there are would have readers load all pages again after each new one.
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
      // A number alone could be the id of another chunk.
      return [name, `p${short}`];
    }),
  );
}
