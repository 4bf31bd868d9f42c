const fetched = new Set<string>();

/**
 * Loads a file into the browser's cache. It replaces Docusaurus' function,
 * which writes `<link rel=prefetch>`; Firefox applies `default-src` to that:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=1457204
 */
export default async function prefetch(url: string): Promise<void> {
  // Docusaurus calls this once per page, and pages share most of their files.
  if (fetched.has(url)) {
    return;
  }
  fetched.add(url);
  try {
    await fetch(url, {priority: 'low'});
  } catch {
    // A failed file is requested again when it is needed.
    fetched.delete(url);
  }
}
