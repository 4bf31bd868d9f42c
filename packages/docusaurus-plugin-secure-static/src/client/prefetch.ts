const fetched = new Set<string>();

/**
 * Puts a file into the browser's cache, in place of Docusaurus' own function.
 * That one writes `<link rel=prefetch>`, which Firefox holds to `default-src`:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=1457204
 */
export default async function prefetch(url: string): Promise<void> {
  // Docusaurus asks once per page, and pages share most of their files.
  if (fetched.has(url)) {
    return;
  }
  fetched.add(url);
  try {
    await fetch(url, {priority: 'low'});
  } catch {
    // Nobody waits for it: what doesn't come is asked for when it is needed.
    fetched.delete(url);
  }
}
