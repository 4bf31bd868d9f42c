import {ownersOf} from '../outline/owners-of';

/** A name as written in prose: one word, or several joined by dots. */
export const NAME = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** A file such as `shop.yaml`, even if the package is called `shop`. */
export const FILE =
  /\.(?:csv|db|env|ini|json|lock|log|md|py|pyi|sh|toml|txt|ya?ml)$/;

export interface NameIndexInput<Place> {
  /** By all full paths: documented, defined, re-exported, inherited. */
  byPath: ReadonlyMap<string, Place>;
  /** Places to find by the end of their path: `Order` or `orders.Order`. */
  named: Iterable<Place>;
  /** Paths of existing names without a page. */
  outside: Iterable<string>;
  /** The path at which a place is documented. */
  pathOf: (place: Place) => string;
}

/**
 * Resolves the names of a package, for docstrings and for written pages, which
 * have different rules.
 */
export class NameIndex<Place> {
  readonly byPath: ReadonlyMap<string, Place>;
  readonly outside: ReadonlySet<string>;
  /** First segments of all documented paths. */
  readonly roots: ReadonlySet<string>;
  private readonly byTail = new Map<string, Place[]>();
  private readonly pathOf: (place: Place) => string;

  constructor({byPath, named, outside, pathOf}: NameIndexInput<Place>) {
    this.byPath = byPath;
    this.outside = new Set(outside);
    this.pathOf = pathOf;
    this.roots = new Set(
      [...byPath.values()].map((place) => pathOf(place).split('.')[0] ?? ''),
    );
    for (const place of named) {
      const segments = pathOf(place).split('.');
      for (let start = 1; start < segments.length; start += 1) {
        const tail = segments.slice(start).join('.');
        const known = this.byTail.get(tail);
        if (known) {
          known.push(place);
        } else {
          this.byTail.set(tail, [place]);
        }
      }
    }
  }

  /** Follows a full path, even if one of its owners has another path. */
  follow(path: string): Place | undefined {
    const direct = this.byPath.get(path);
    if (direct) {
      return direct;
    }
    for (const written of ownersOf(path)) {
      const owner = this.byPath.get(written);
      const found =
        owner &&
        this.byPath.get(this.pathOf(owner) + path.slice(written.length));
      if (found) {
        return found;
      }
    }
    return undefined;
  }

  /** All places whose documented path ends with `tail`. */
  withTail(tail: string): readonly Place[] {
    return this.byTail.get(tail) ?? [];
  }

  /** Whether a path or one of its parents has no page. */
  isOutside(path: string): boolean {
    return [path, ...ownersOf(path)].some((one) => {
      const place = this.follow(one);
      return this.outside.has(place ? this.pathOf(place) : one);
    });
  }
}
