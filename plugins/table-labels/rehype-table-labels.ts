import type {Element, Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function findAll(node: Element, names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (names.includes(element.tagName)) {
      found.push(element);
    }
  });
  return found;
}

/** What each part of a table is, which browsers forget once it is no table. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Prepares tables for narrow screens, where each row is shown as a card: every
 * cell gets the heading of its column as `data-label`, and every part its role.
 */
export default function rehypeTableLabels() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const labels = findAll(table, ['th']).map((cell) => textOf(cell).trim());
      for (const row of findAll(table, ['tr'])) {
        findAll(row, ['td']).forEach((cell, column) => {
          cell.properties.dataLabel = labels[column] ?? '';
        });
      }
      for (const part of findAll(table, Object.keys(ROLES))) {
        part.properties.role = ROLES[part.tagName];
      }
      table.properties.className = ['table-cards'];
    });
  };
}
