import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a heading shows that its link was copied. */
const TELL_MS = 2000;

/** Announces a text to screen readers without showing it. */
function announce(text: string): void {
  const found = document.getElementById('copied-anchor');
  const region = found ?? document.createElement('div');
  if (!found) {
    region.id = 'copied-anchor';
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  // A live region is announced when its text changes.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}

async function copyAnchor(link: HTMLAnchorElement): Promise<void> {
  try {
    // Throws on pages served over plain HTTP, which have no clipboard.
    await navigator.clipboard.writeText(link.href);
  } catch {
    announce('Could not copy the link. Copy it from the address bar instead.');
    return;
  }
  link.dataset.copied = '';
  announce('Link copied');
  setTimeout(() => {
    delete link.dataset.copied;
  }, TELL_MS);
}

function answerClick({
  target,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent): void {
  // With a modifier key, the link opens in a tab or is saved.
  if (altKey || ctrlKey || metaKey || shiftKey) {
    return;
  }
  const link =
    target instanceof Element ? target.closest('a.hash-link') : undefined;
  if (link instanceof HTMLAnchorElement) {
    void copyAnchor(link);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // The link still scrolls to its heading.
  document.addEventListener('click', answerClick);
}
