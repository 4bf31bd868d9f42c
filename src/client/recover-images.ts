import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Reloads the images that failed to load while the network was down. */
function recoverImages(): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) {
      // Setting `src` reloads the image even if the address is the same.
      image.setAttribute('src', image.getAttribute('src') ?? '');
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('online', recoverImages);
}
