import type {Element, Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {markAnswers} from './mark-answers';

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Allows line breaks between the words of a camel-case name. */
function breakAtHumps(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '\u200b');
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

/** The ARIA roles that table elements lose with `display: block`. */
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
 * cell gets its column heading as `data-label`, and every element its role.
 * Marks cells that start with yes or no, so that styles can show glyphs.
 */
export default function rehypeTableLabels() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const heads = findAll(table, ['th']);
      const labels = heads.map((cell) => breakAtHumps(textOf(cell).trim()));
      const rows = findAll(table, ['tr'])
        .map((row) => findAll(row, ['td']))
        .filter((cells) => cells.length > 0);
      for (const cells of rows) {
        cells.forEach((cell, column) => {
          cell.properties.dataLabel = labels[column] ?? '';
        });
      }
      markAnswers(heads, rows);
      for (const part of findAll(table, Object.keys(ROLES))) {
        part.properties.role = ROLES[part.tagName];
      }
      table.properties.className = ['table-cards'];
    });
  };
}
