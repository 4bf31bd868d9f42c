import {beforeHydration, replayClick} from '../hydrate';

interface Row {
  tabs: HTMLElement[];
  panels: HTMLElement[];
}

/** Returns the panel that a tab refers to, or the one at the same position. */
function panelOf(tab: HTMLElement, place: number): HTMLElement | null {
  const id = tab.getAttribute('aria-controls');
  const found = id
    ? document.getElementById(id)
    : tab.parentElement?.nextElementSibling?.children[place];
  return found instanceof HTMLElement &&
    found.getAttribute('role') === 'tabpanel'
    ? found
    : null;
}

/** Finds the tabs in the same row, and their panels. */
function findRow(tab: Element): Row {
  const list = tab.closest('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  return {
    tabs,
    panels: tabs.map(panelOf).filter((panel) => panel !== null),
  };
}

function select({tabs, panels}: Row, chosen: number): void {
  tabs.forEach((tab, index) => {
    const isChosen = index === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isChosen);
  });
  panels.forEach((panel, index) => {
    panel.hidden = index !== chosen;
  });
}

export function isTab(control: HTMLElement): boolean {
  return control.getAttribute('role') === 'tab';
}

/** Shows the panel of a tab. React repeats this after the hydration. */
export function answerTab(control: HTMLElement): boolean {
  if (!isTab(control)) {
    return false;
  }
  const row = findRow(control);
  if (row.panels.length !== row.tabs.length) {
    return false;
  }
  const before = row.tabs.findIndex(
    (tab) => tab.getAttribute('aria-selected') === 'true',
  );
  const top = control.getBoundingClientRect().top;
  select(row, row.tabs.indexOf(control));
  // Keep the tab in place, as panels above may change their height.
  scrollBy({
    top: control.getBoundingClientRect().top - top,
    behavior: 'instant',
  });
  replayClick(control);
  beforeHydration(() => {
    select(row, before);
  });
  return true;
}
