import type {Comment} from 'typedoc';

/** The name of a parameter without its stars. */
export function bareName(name: string): string {
  return name.replace(/^\*+/, '');
}

/**
 * The places of a page that describe the parameters of a callable: the names
 * in its signature lead there. An id is `Order.pay(amount)`, which no symbol
 * can have, and belongs to the first description of a name.
 */
export class ParameterIds {
  private readonly described: ReadonlySet<string>;
  private readonly taken = new Set<string>();

  /**
   * @param comments those that the page shows below the signature
   * @param fallback where else a name may lead to
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

  /** The id of a description that is being written; only the first has one. */
  take(name: string): string | undefined {
    const bare = bareName(name);
    if (bare === '' || this.taken.has(bare)) {
      return undefined;
    }
    this.taken.add(bare);
    return this.idOf(bare);
  }

  /** Where the name in a signature leads to, if anywhere. */
  urlOf(name: string): string | undefined {
    const bare = bareName(name);
    const id = this.described.has(bare) ? this.idOf(bare) : this.fallback(bare);
    return bare === '' || id === undefined ? undefined : `#${id}`;
  }

  private idOf(bare: string): string {
    return `${this.anchor}(${bare})`;
  }
}
