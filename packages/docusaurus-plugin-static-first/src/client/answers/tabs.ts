import {beforeHydration, replayClick} from '../hydrate';

interface Row {
  tabs: HTMLElement[];
  panels: HTMLElement[];
}

/** The panel that a tab names, or else the one at its place below the row. */
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

/** The tabs beside one, and their panels. */
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

/** Shows the panel of a tab; React shows it again once it is there. */
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
  // Panels above may have another height: the tab stays where it is.
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
