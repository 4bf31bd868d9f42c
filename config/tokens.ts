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
 * Replaces the tokens in every string of a JSON-like value, including keys, and
 * returns a new value of the same shape.
 */
export function replaceTokensDeep<T>(value: T, identity: Identity): T;
export function replaceTokensDeep(value: unknown, identity: Identity): unknown {
  if (typeof value === 'string') {
    return replaceTokens(value, identity);
  }
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => replaceTokensDeep(entry, identity));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        replaceTokens(key, identity),
        replaceTokensDeep(entry as unknown, identity),
      ]),
    );
  }
  return value;
}
