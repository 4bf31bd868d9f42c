/** Whether the styles of DocSearch hold, wherever they come from. */
function areThere(): boolean {
  const probe = document.createElement('div');
  probe.className = 'DocSearch-Container';
  probe.hidden = true;
  document.body.append(probe);
  const {position} = getComputedStyle(probe);
  probe.remove();
  return position === 'fixed';
}

/** Whether a stylesheet of the site's own has no rule, or none yet. */
function isEmpty({sheet, href}: HTMLLinkElement): boolean {
  const isOwn = new URL(href).origin === location.origin;
  // Where a host answers with an error, Chromium makes an empty sheet of it.
  return isOwn && (sheet === null || sheet.cssRules.length === 0);
}

/** Asks for a stylesheet again; what became of the first request is unknown. */
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
 * Waits for the styles of the modal, without which it would be at the end of
 * the page. Docusaurus joins all styles into one file, which may come later
 * than the scripts, or not at all.
 *
 * @throws when a stylesheet of the page can't be loaded.
 */
export async function loadStyles(): Promise<void> {
  if (!areThere()) {
    const links = document.querySelectorAll<HTMLLinkElement>(
      'link[rel="stylesheet"]',
    );
    await Promise.all([...links].filter(isEmpty).map(reload));
  }
}
