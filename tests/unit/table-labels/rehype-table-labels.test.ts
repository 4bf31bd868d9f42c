import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeTableLabels from '../../../plugins/table-labels/rehype-table-labels';

function element(tagName: string, ...children: (Element | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

it('gives each cell the heading of its column, and each part its role', () => {
  const cell = element('td', 'any number');
  const last = element('td', 'General Modeller');
  const table = element(
    'table',
    element(
      'thead',
      element(
        'tr',
        element('th', 'Pods'),
        element('th', element('code', 'role'), ' needed '),
      ),
    ),
    element('tbody', element('tr', cell, last)),
  );
  const tree: Root = {type: 'root', children: [element('div', table)]};
  rehypeTableLabels()(tree);
  expect(table.properties).toEqual({role: 'table', className: ['table-cards']});
  expect(cell.properties).toEqual({role: 'cell', dataLabel: 'Pods'});
  expect(last.properties.dataLabel).toBe('role needed');
});

it('leaves a cell beyond the headings without a label', () => {
  const extra = element('td', 'more');
  const tree: Root = {
    type: 'root',
    children: [element('table', element('tbody', element('tr', extra)))],
  };
  rehypeTableLabels()(tree);
  expect(extra.properties.dataLabel).toBe('');
});
