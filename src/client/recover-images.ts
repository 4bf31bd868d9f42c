import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Asks again for the pictures that did not come while the network was away. */
function recoverImages(): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) {
      // An address that is set anew is asked for anew, the same one too.
      image.setAttribute('src', image.getAttribute('src') ?? '');
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('online', recoverImages);
}
