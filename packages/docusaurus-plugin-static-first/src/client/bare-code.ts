/**
 * Finds the theme's code block that an event occurred in, if it has no buttons.
 * From Docusaurus 3.8 on, the theme adds them only when React runs.
 */
export function findBareCode(target: EventTarget | null): Element | undefined {
  const block =
    target instanceof Element ? target.closest('.theme-code-block') : null;
  return block?.querySelector('button') === null ? block : undefined;
}
