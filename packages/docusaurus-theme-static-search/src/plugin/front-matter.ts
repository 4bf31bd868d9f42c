/** Returns the strings in a value of front matter: one, several or none. */
export function readTexts(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((entry) => typeof entry === 'string');
}

/**
 * Whether a page is public. Docusaurus shows drafts and unlisted pages under
 * `start`, but the index omits them there too, so that it is the same.
 */
export function isPublic(
  frontMatter: Readonly<Record<string, unknown>>,
): boolean {
  return frontMatter.draft !== true && frontMatter.unlisted !== true;
}
