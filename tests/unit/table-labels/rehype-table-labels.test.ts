import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import rehypeTableLabels from '../../../plugins/table-labels/rehype-table-labels';
import {element} from '../support/element';

it('labels each cell with its column header, and sets ARIA roles', () => {
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

it('leaves a cell without a column header unlabelled', () => {
  const extra = element('td', 'more');
  const tree: Root = {
    type: 'root',
    children: [element('table', element('tbody', element('tr', extra)))],
  };
  rehypeTableLabels()(tree);
  expect(extra.properties.dataLabel).toBe('');
});

function mark(...rows: readonly (readonly string[])[]): Element {
  const [heads = [], ...others] = rows;
  const table = element(
    'table',
    element(
      'thead',
      element('tr', ...heads.map((text) => element('th', text))),
    ),
    element(
      'tbody',
      ...others.map((cells) =>
        element('tr', ...cells.map((text) => element('td', text))),
      ),
    ),
  );
  rehypeTableLabels()({type: 'root', children: [table]});
  return table;
}

function cellsOf(table: Element, tagName: string): Element[] {
  const cells: Element[] = [];
  visit(table, 'element', (part) => {
    if (part.tagName === tagName) {
      cells.push(part);
    }
  });
  return cells;
}

it('marks yes and no for icons and keeps their text', () => {
  const table = mark(
    ['Algorithm', 'Training', 'Notes'],
    ['A', 'yes, last', 'yes, first'],
    ['B', 'no', 'None of it'],
  );
  const [, training, notes] = cellsOf(table, 'th');
  expect(training?.properties.className).toEqual(['answers']);
  expect(notes?.properties.className).toBeUndefined();
  const [, , , , no] = cellsOf(table, 'td');
  expect(no?.properties.className).toEqual(['answers', 'answers-no']);
  expect(cellsOf(table, 'td').map(({children}) => children)).toMatchObject([
    [{value: 'A'}],
    [
      {properties: {className: ['answer-yes']}, children: [{value: 'yes'}]},
      {value: ' last'},
    ],
    [{properties: {className: ['answer-yes']}}, {value: ' first'}],
    [{value: 'B'}],
    [{properties: {className: ['answer-no']}, children: [{value: 'no'}]}],
    [{value: 'None of it'}],
  ]);
});

it('keeps icons in one place if a column mixes them with text', () => {
  const table = mark(
    ['Task', 'Old pod', 'New pod'],
    ['A', 'Yes', 'Yes'],
    ['B', 'If it uses nothing new', 'No'],
  );
  const parts = [...cellsOf(table, 'th'), ...cellsOf(table, 'td')];
  expect(
    parts.filter(({properties}) => properties.className !== undefined),
  ).toEqual([]);
});

it('puts icons before the text if some answers of a column are not yes or no', () => {
  const table = mark(
    ['Task', 'Records?'],
    ['A', 'No'],
    ['B', 'Yes, if asked'],
    ['C', 'Depends on the code'],
  );
  const [, no, , yes, , depends] = cellsOf(table, 'td');
  expect([no, yes, depends].map((cell) => cell?.children)).toMatchObject([
    [{properties: {className: ['answer-no']}}, {value: ' '}, {value: 'No'}],
    [
      {properties: {className: ['answer-yes']}},
      {value: ' '},
      {value: 'Yes, if asked'},
    ],
    [
      {properties: {className: ['answer-maybe']}},
      {value: ' '},
      {value: 'Depends on the code'},
    ],
  ]);
  expect(no?.properties.className).toBeUndefined();
});

it('leaves an answer as text if a sentence explains it', () => {
  const table = mark(['Update', 'Seen'], ['Of a pod', 'Yes; only the mean']);
  expect(cellsOf(table, 'td')[1]?.children).toEqual([
    {type: 'text', value: 'Yes; only the mean'},
  ]);
});

it('marks only an answer that a cell begins with, whatever its case', () => {
  const table = mark(
    ['Update', 'Seen'],
    ['Of a pod', 'Yes, after a round'],
    ['Of a person', 'Certainly no'],
    ['Of a test', 'no,'],
  );
  const [, first, , ...others] = cellsOf(table, 'td');
  expect(first?.children).toMatchObject([
    {properties: {className: ['answer-yes']}, children: [{value: 'Yes'}]},
    {value: ' after a round'},
  ]);
  expect(
    others.map(({children}) => children).filter((_, index) => index !== 1),
  ).toEqual([
    [{type: 'text', value: 'Certainly no'}],
    [{type: 'text', value: 'no,'}],
  ]);
});

it('keeps the space between an answer and the emphasis after it', () => {
  const cell = element('td', 'Yes, ', element('strong', 'once'));
  const head = element('tr', element('th', 'Update'), element('th', 'Seen'));
  const row = element('tr', element('td', 'Of a pod'), cell);
  const table = element('table', head, row);
  rehypeTableLabels()({type: 'root', children: [table]});
  expect(cell.children).toMatchObject([
    {properties: {className: ['answer-yes']}},
    {type: 'text', value: ' '},
    {tagName: 'strong'},
  ]);
});

it('puts no icons into a column if any cell begins with another word', () => {
  const table = mark(
    ['Task', 'Records?'],
    ['A', 'Depends on the code'],
    ['B', 'It depends'],
  );
  const [, depends, , other] = cellsOf(table, 'td');
  expect([depends?.children, other?.children]).toEqual([
    [{type: 'text', value: 'Depends on the code'}],
    [{type: 'text', value: 'It depends'}],
  ]);
});

it('leaves the first column unchanged', () => {
  const table = mark(['Username given', 'Result'], ['No', 'An error']);
  expect(cellsOf(table, 'td')[0]?.children).toEqual([
    {type: 'text', value: 'No'},
  ]);
});

it('allows a line break between the words of a name in a label', () => {
  const table = mark(['Name', 'FederatedAveraging'], ['A', 'B']);
  expect(cellsOf(table, 'td')[1]?.properties.dataLabel).toBe(
    'Federated\u200bAveraging',
  );
});
