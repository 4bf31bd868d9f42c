/** The way from the root of the document to an element, by child indexes. */
type Path = readonly number[];

function pathOf(element: Element): Path {
  const path: number[] = [];
  for (
    let at: Element | null = element;
    at?.parentElement;
    at = at.parentElement
  ) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}

function follow(path: Path): Element | undefined {
  let element: Element | undefined = document.documentElement;
  for (const index of path) {
    element = element?.children[index];
  }
  return element;
}

/**
 * Remembers an element across the hydration, which may put another in its
 * place.
 *
 * @returns a function that gives the element or the one in its place.
 */
export function remember(element: HTMLElement): () => HTMLElement | undefined {
  const path = pathOf(element);
  return () => {
    const found = element.isConnected ? element : follow(path);
    return found instanceof HTMLElement ? found : undefined;
  };
}
