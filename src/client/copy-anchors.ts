import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a heading says that its link was copied. */
const TELL_MS = 2000;

/** Says something to a screen reader without showing it. */
function announce(text: string): void {
  const found = document.getElementById('copied-anchor');
  const region = found ?? document.createElement('div');
  if (!found) {
    region.id = 'copied-anchor';
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  // A region speaks up when its text changes.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}

function copyAnchor({target}: MouseEvent): void {
  const link =
    target instanceof Element ? target.closest('a.hash-link') : undefined;
  if (!(link instanceof HTMLAnchorElement)) {
    return;
  }
  navigator.clipboard.writeText(link.href).then(
    () => {
      link.dataset.copied = '';
      announce('Link copied');
      setTimeout(() => {
        delete link.dataset.copied;
      }, TELL_MS);
    },
    () => {
      announce('The link was not copied; it stands in the address bar');
    },
  );
}

if (ExecutionEnvironment.canUseDOM) {
  // The link still leads to its heading; the clipboard gets its address too.
  document.addEventListener('click', copyAnchor);
}
