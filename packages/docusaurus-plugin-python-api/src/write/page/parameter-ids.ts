import type {Comment} from 'typedoc';

/** The name of a parameter without its stars. */
export function bareName(name: string): string {
  return name.replace(/^\*+/, '');
}

/**
 * The ids of the descriptions of a callable's parameters, to which the names in
 * its signature link. An id such as `Order.pay(amount)` can't belong to a symbol.
 * It is used for the first description of a name.
 */
export class ParameterIds {
  private readonly described: ReadonlySet<string>;
  private readonly taken = new Set<string>();

  /**
   * @param comments the comments below the signature
   * @param fallback the id for a name that they don't describe
   */
  constructor(
    private readonly anchor: string,
    comments: readonly (Comment | undefined)[],
    private readonly fallback: (name: string) => string | undefined = () =>
      undefined,
  ) {
    const tags = comments.flatMap(
      (comment) => comment?.getTags('@param') ?? [],
    );
    this.described = new Set(tags.map(({name = ''}) => bareName(name)));
  }

  /** Returns the id for a description; only the first of a name has one. */
  take(name: string): string | undefined {
    const bare = bareName(name);
    if (bare === '' || this.taken.has(bare)) {
      return undefined;
    }
    this.taken.add(bare);
    return this.idOf(bare);
  }

  /** The URL for a name in the signature, if there is one. */
  urlOf(name: string): string | undefined {
    const bare = bareName(name);
    const id = this.described.has(bare) ? this.idOf(bare) : this.fallback(bare);
    return bare === '' || id === undefined ? undefined : `#${id}`;
  }

  private idOf(bare: string): string {
    return `${this.anchor}(${bare})`;
  }
}
