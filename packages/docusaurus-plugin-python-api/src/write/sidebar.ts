import {pageFile} from './router';
import type {Outline, Page} from '../outline/types';

/** The part of Docusaurus' sidebar items that the reference uses. */
export type SidebarItem =
  | {type: 'doc'; id: string; label: string}
  | {
      type: 'category';
      label: string;
      link: {type: 'doc'; id: string};
      items: SidebarItem[];
    };

/** Docusaurus' id for a module's page. */
function docId(page: Page): string {
  const suffix = page.number === 0 ? '' : `.part-${page.number}`;
  return pageFile(page.path + suffix).replace(/\.mdx$/, '');
}

/** The label of a part: its first and last symbols. */
function partLabel(names: readonly string[]): string {
  return [...new Set([names.at(0), names.at(-1)])].join(' – ');
}

function createParts({parts}: Page): SidebarItem[] {
  return parts.map((part) => ({
    type: 'doc',
    id: docId(part),
    label: partLabel([
      ...part.continued.flatMap(({members}) =>
        members.map(({anchor}) => anchor),
      ),
      ...part.entries.map(({name}) => name),
    ]),
  }));
}

function createItem(page: Page, label: string): SidebarItem {
  const id = docId(page);
  const items = [
    ...createParts(page),
    ...page.submodules.map((child) => createItem(child, child.module.name)),
  ];
  return items.length === 0
    ? {type: 'doc', id, label}
    : {type: 'category', label, link: {type: 'doc', id}, items};
}

/**
 * The sidebar of the reference: the package's page, the index of its symbols, then
 * its modules, grouped and ordered like the packages themselves.
 *
 * @param indexId id of the page that lists all symbols
 */
export function createSidebar(
  outline: Outline,
  indexId: string,
): SidebarItem[] {
  const paths = new Set(
    outline.pages.flatMap(({submodules}) => submodules.map(({path}) => path)),
  );
  const tops = outline.pages.filter(({path}) => !paths.has(path));
  const index: SidebarItem = {
    type: 'doc',
    id: indexId,
    label: 'All symbols',
  };
  const root = tops.find(({path}) => path === outline.package);
  if (!root) {
    return [index, ...tops.map((page) => createItem(page, page.module.name))];
  }
  return [
    {type: 'doc', id: docId(root), label: root.path},
    index,
    ...createParts(root),
    ...root.submodules.map((page) => createItem(page, page.module.name)),
    ...tops
      .filter((page) => page !== root)
      .map((page) => createItem(page, page.module.name)),
  ];
}
