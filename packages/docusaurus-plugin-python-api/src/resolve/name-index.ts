/** A name as it may be written in prose: one word, or words with dots. */
export const NAME = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** `shop.yaml` is a file, whatever the package is called. */
export const FILE =
  /\.(?:csv|db|env|ini|json|lock|log|md|py|pyi|sh|toml|txt|ya?ml)$/;

export interface NameIndexInput<Place> {
  /** By every full path: documented, defined, re-exported, inherited. */
  byPath: ReadonlyMap<string, Place>;
  /** What the end of its path may name: `Order` and `orders.Order`. */
  named: Iterable<Place>;
  /** Paths of what exists and has no page. */
  outside: Iterable<string>;
  /** The path at which something is documented. */
  pathOf: (place: Place) => string;
}

/**
 * What the names of a package mean. Docstrings and written pages look names up
 * here, each by rules of their own.
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

  /** Follows a full path, also where one of its owners has another path. */
  follow(path: string): Place | undefined {
    const direct = this.byPath.get(path);
    if (direct) {
      return direct;
    }
    for (let end = path.lastIndexOf('.'); end > 0;) {
      const owner = this.byPath.get(path.slice(0, end));
      const found =
        owner && this.byPath.get(this.pathOf(owner) + path.slice(end));
      if (found) {
        return found;
      }
      end = path.lastIndexOf('.', end - 1);
    }
    return undefined;
  }

  /** Everything whose documented path ends so. */
  withTail(tail: string): readonly Place[] {
    return this.byTail.get(tail) ?? [];
  }

  /** Whether a path is, or is below, something that has no page. */
  isOutside(path: string): boolean {
    return path.split('.').some((_, index, segments) => {
      const owner = segments.slice(0, index + 1).join('.');
      const place = this.follow(owner);
      return this.outside.has(place ? this.pathOf(place) : owner);
    });
  }
}
