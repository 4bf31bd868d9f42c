function pathOf(element: Element): number[] {
  const path: number[] = [];
  let at = element;
  while (at.parentElement) {
    path.unshift(Array.from(at.parentElement.children).indexOf(at));
    at = at.parentElement;
  }
  return path;
}

/**
 * Remembers an element across the hydration, which may replace it.
 *
 * @returns a function that returns the element, or its replacement.
 */
export function remember(element: Element): () => HTMLElement | undefined {
  const path = pathOf(element);
  return () => {
    let found: Element | undefined = element;
    if (!element.isConnected) {
      found = document.documentElement;
      for (const index of path) {
        found = found?.children[index];
      }
    }
    return found instanceof HTMLElement ? found : undefined;
  };
}
