const known = new Set<string>();

/** Settled once all files so far are fetched. */
let last = Promise.resolve();

/**
 * In milliseconds. A browser with nothing to draw may wait for its next frame
 * before it is considered idle.
 */
const LATEST = 2000;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari doesn't support requestIdleCallback.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(
        () => {
          resolve();
        },
        {timeout: LATEST},
      );
    } else {
      setTimeout(resolve, 200);
    }
  });
}

async function fetchWhenIdle(url: string): Promise<void> {
  await whenIdle();
  try {
    const response = await fetch(url, {priority: 'low'});
    // Until then, the file is neither complete nor its connection free.
    await response.arrayBuffer();
  } catch {
    // A failed file is requested again when it is needed.
    known.delete(url);
  }
}

/**
 * Loads a file into the browser's cache, after those requested before: a page
 * often has dozens of links, and their files would hold up what the reader waits
 * for. It replaces Docusaurus' function, which writes `<link rel=prefetch>`;
 * Firefox applies `default-src` to that:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=1457204
 */
export default async function prefetch(url: string): Promise<void> {
  // Docusaurus calls this once per page, and pages share most of their files.
  if (!known.has(url)) {
    known.add(url);
    last = last.then(() => fetchWhenIdle(url));
    await last;
  }
}
