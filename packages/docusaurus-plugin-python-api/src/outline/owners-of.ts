/** Yields the paths above a dotted path, the nearest first. */
export function* ownersOf(path: string): Generator<string> {
  for (
    let dot = path.lastIndexOf('.');
    dot > 0;
    dot = path.lastIndexOf('.', dot - 1)
  ) {
    yield path.slice(0, dot);
  }
}
