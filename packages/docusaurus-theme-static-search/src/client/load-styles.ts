/** Whether the styles of DocSearch apply, wherever they come from. */
function areThere(): boolean {
  const probe = document.createElement('div');
  probe.className = 'DocSearch-Container';
  probe.hidden = true;
  document.body.append(probe);
  const {position} = getComputedStyle(probe);
  probe.remove();
  return position === 'fixed';
}

/** Whether a stylesheet of the site has no rules, or none yet. */
function isEmpty({sheet, href}: HTMLLinkElement): boolean {
  const isOwn = new URL(href).origin === location.origin;
  // For an error response, Chromium creates an empty sheet.
  return isOwn && (sheet === null || sheet.cssRules.length === 0);
}

/**
 * Requests a stylesheet again, as the outcome of the first request is unknown.
 */
async function reload(link: HTMLLinkElement): Promise<void> {
  const fresh = link.cloneNode() as HTMLLinkElement;
  await new Promise<void>((resolve, reject) => {
    fresh.addEventListener('load', () => {
      resolve();
    });
    fresh.addEventListener('error', () => {
      reject(new Error(`${fresh.href} did not load.`));
    });
    link.replaceWith(fresh);
  });
}

/**
 * Waits for the modal's styles, without which it would appear at the end of the
 * page. Docusaurus combines all styles into one file, which may load after the
 * scripts, or fail to load.
 *
 * @throws if a stylesheet of the page can't be loaded.
 */
export async function loadStyles(): Promise<void> {
  if (!areThere()) {
    const links = document.querySelectorAll<HTMLLinkElement>(
      'link[rel="stylesheet"]',
    );
    await Promise.all(Array.from(links).filter(isEmpty).map(reload));
  }
}
