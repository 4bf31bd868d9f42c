/** The part of an identity that tokens stand for. */
export interface Identity {
  name: string;
  slug: string;
}

const TOKEN = /\{(?:Product|product|PRODUCT)\}/g;

/**
 * Replaces the product's tokens in a text: `{Product}` becomes the name,
 * `{product}` the slug, `{PRODUCT}` the environment prefix (without the
 * trailing underscore). All other braces are left alone.
 */
export function replaceTokens(text: string, identity: Identity): string {
  const names: Record<string, string> = {
    '{Product}': identity.name,
    '{product}': identity.slug,
    '{PRODUCT}': identity.slug.toUpperCase(),
  };
  return text.replace(TOKEN, (token) => names[token] ?? token);
}

/**
 * Edits every string in a JSON-like value, including keys, and returns a new
 * value of the same shape. Other values, such as dates from YAML, are kept.
 */
export function mapStrings<T>(value: T, edit: (text: string) => string): T;
export function mapStrings(
  value: unknown,
  edit: (text: string) => string,
): unknown {
  if (typeof value === 'string') {
    return edit(value);
  }
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => mapStrings(entry, edit));
  }
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        edit(key),
        mapStrings(entry as unknown, edit),
      ]),
    );
  }
  return value;
}

/** Replaces the tokens in every string of a JSON-like value. */
export function replaceTokensDeep<T>(value: T, identity: Identity): T {
  return mapStrings(value, (text) => replaceTokens(text, identity));
}
