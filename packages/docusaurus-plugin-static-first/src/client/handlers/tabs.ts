import {isHydrating, replayClick} from '../hydrate';
import {panelOf} from '../tab-panels';
import {follow, hasAny, read, write} from '../storage';

/** The theme's name: https://docusaurus.io/docs/markdown-features/tabs#syncing-tab-choices */
const STORED = 'docusaurus.tab.';

interface Row {
  tabs: HTMLElement[];
  panels: Element[];
}

function rowOf(tab: HTMLElement): HTMLElement | null {
  return tab.closest('[role="tablist"]');
}

function findTabs(within: ParentNode | null = document): HTMLElement[] {
  return Array.from(
    within?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [],
  );
}

/** Finds the tabs in the same row, and their panels. */
function findRow(tab: HTMLElement): Row {
  const tabs = findTabs(rowOf(tab));
  return {
    tabs,
    panels: tabs.map(panelOf).filter((panel) => panel !== undefined),
  };
}

/**
 * Selects a tab of a row.
 *
 * @returns false if only React can do it, because it adds the panel to the page.
 */
function select(tab: HTMLElement): boolean {
  const {tabs, panels} = findRow(tab);
  if (panels.length !== tabs.length) {
    return false;
  }
  tabs.forEach((other, index) => {
    const isChosen = other === tab;
    other.setAttribute('aria-selected', String(isChosen));
    other.tabIndex = isChosen ? 0 : -1;
    other.classList.toggle('tabs__item--active', isChosen);
    panels[index]?.toggleAttribute('hidden', !isChosen);
  });
  return true;
}

/** The group of a tab; empty if it has none, undefined if only React knows. */
function groupOf(tab: HTMLElement): string | undefined {
  return rowOf(tab)?.dataset['tabGroup'];
}

/** Selects the tabs with a value in all rows of a group. */
function selectInGroup(group: string, value: string | null): void {
  findTabs()
    .filter((tab) => groupOf(tab) === group && tab.dataset['value'] === value)
    .forEach(select);
}

export function isTab(control: HTMLElement): boolean {
  return control.getAttribute('role') === 'tab';
}

/** Whether a choice may apply to a row whose group only React knows. */
export function concernsReact(control: HTMLElement): boolean {
  return isTab(control) && findTabs().map(groupOf).includes(undefined);
}

/** Shows the panel of a tab, and those of the same choice in its group. */
export function answerTab(control: HTMLElement): boolean {
  if (!isTab(control)) {
    return false;
  }
  const top = control.getBoundingClientRect().top;
  if (!select(control)) {
    return false;
  }
  const group = groupOf(control);
  const value = control.dataset['value'] ?? '';
  if (group) {
    write(STORED + group, value);
  }
  // React reads it from the storage unless the browser blocks that.
  if (group && read(STORED + group) === value) {
    selectInGroup(group, value);
  } else {
    replayClick(control);
  }
  // Keep the tab in place, as panels above may change their height.
  scrollBy({
    top: control.getBoundingClientRect().top - top,
    behavior: 'instant',
  });
  return true;
}

/**
 * Applies stored choices, and those made on other pages until React takes over.
 *
 * @returns whether React has to apply one, which may be in the URL, too.
 */
export function followTabs(): boolean {
  const groups = new Set(findTabs().map(groupOf));
  for (const group of groups) {
    if (group) {
      selectInGroup(group, read(STORED + group));
      follow(STORED + group, (value) => {
        if (!isHydrating()) {
          selectInGroup(group, value);
        }
      });
    }
  }
  return groups.has(undefined) && (hasAny(STORED) || location.search !== '');
}
