/** The meta string after the language of a fence, parsed. */
export interface FenceMeta {
  /** Words without a value, such as `separate`. */
  flags: ReadonlySet<string>;
  /** Values by name, as in `title="order.yaml"`. */
  values: ReadonlyMap<string, string>;
}

const PART =
  /\{[^}]*\}|([^\s={}"']+)=(?:"([^"]*)"|'([^']*)'|([^\s"']*))|([^\s{}]+)/g;

/** Parses the meta string of a fence. Highlighted lines (`{1,3}`) are skipped. */
export function parseFenceMeta(meta: string): FenceMeta {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  for (const [, name, double, single, bare, flag] of meta.matchAll(PART)) {
    if (name !== undefined) {
      values.set(name, double ?? single ?? bare ?? '');
    } else if (flag !== undefined) {
      flags.add(flag);
    }
  }
  return {flags, values};
}
