/** Returns the panel that a tab refers to, or the one at the same position. */
export function panelOf(tab: HTMLElement, place: number): Element | undefined {
  const id = tab.getAttribute('aria-controls');
  const found = id
    ? document.getElementById(id)
    : tab.parentElement?.nextElementSibling?.children[place];
  return found?.getAttribute('role') === 'tabpanel' ? found : undefined;
}

/** Returns the tab whose panel this is. */
export function tabOf(panel: Element): HTMLElement | undefined {
  const rows = document.querySelectorAll('[role="tablist"]');
  return Array.from(rows)
    .flatMap((row) =>
      Array.from(row.querySelectorAll<HTMLElement>('[role="tab"]')).map(
        (tab, place) => ({tab, place}),
      ),
    )
    .find(({tab, place}) => panelOf(tab, place) === panel)?.tab;
}
