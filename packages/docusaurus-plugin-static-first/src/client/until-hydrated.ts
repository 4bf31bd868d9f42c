/** Resolves when React has hydrated the page. */
export async function untilHydrated(): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    function check(): void {
      if (root.dataset['hasHydrated'] === 'true') {
        observer.disconnect();
        resolve();
      }
    }
    observer.observe(root, {attributeFilter: ['data-has-hydrated']});
    check();
  });
}
