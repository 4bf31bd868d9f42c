/** The texts of a value of front matter: one, several or none. */
export function readTexts(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((entry) => typeof entry === 'string');
}

/**
 * Whether a page is for everyone. Docusaurus shows drafts and unlisted pages
 * under `start`; the index leaves them out there too, so as to be the same.
 */
export function isPublic(
  frontMatter: Readonly<Record<string, unknown>>,
): boolean {
  return frontMatter.draft !== true && frontMatter.unlisted !== true;
}
