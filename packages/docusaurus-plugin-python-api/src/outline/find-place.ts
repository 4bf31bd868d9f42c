import type {Entry, Outline, Page} from './outline';

function findInClass(
  outline: Outline,
  entry: Entry,
  name: string,
): Entry | undefined {
  const own = entry.children.find((child) => child.name === name);
  if (own || entry.member.kind !== 'class') {
    return own;
  }
  const inherited = entry.member.inherited.find(
    (member) => member.name === name,
  );
  const place = inherited && outline.places.get(inherited.path);
  return place?.kind === 'entry' ? place : undefined;
}

/**
 * The place that a full dotted path leads to, through re-exports and
 * inheritance.
 */
export function findPlace(
  outline: Outline,
  path: string,
): Entry | Page | undefined {
  const direct = outline.places.get(path);
  if (direct) {
    return direct;
  }
  const dot = path.lastIndexOf('.');
  if (dot === -1) {
    return undefined;
  }
  const owner = findPlace(outline, path.slice(0, dot));
  const name = path.slice(dot + 1);
  if (owner?.kind === 'entry') {
    return findInClass(outline, owner, name);
  }
  // The owner was reached by another name: look under its own.
  return owner && owner.path !== path.slice(0, dot)
    ? outline.places.get(`${owner.path}.${name}`)
    : undefined;
}
