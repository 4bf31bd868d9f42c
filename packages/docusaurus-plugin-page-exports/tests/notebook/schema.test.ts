import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {createNotebook} from '../../src/notebook/notebook';
import schema from '../fixtures/nbformat-4.5.schema.json';

const validate = new Ajv2020({strict: false, allErrors: true}).compile(schema);

it('a notebook is valid', () => {
  const notebook = createNotebook('T', [
    {kind: 'code', text: 'print(3)', output: '3'},
    {kind: 'markdown', text: 'Done.'},
  ]);
  expect(validate(notebook), JSON.stringify(validate.errors)).toBe(true);
});

describe('the schema of notebooks', () => {
  it.each([
    ['a cell without an id', {cell_type: 'markdown', metadata: {}, source: []}],
    [
      'an id with a space',
      {cell_type: 'markdown', id: 'a b', metadata: {}, source: []},
    ],
    [
      'code without outputs',
      {
        cell_type: 'code',
        id: 'a',
        metadata: {},
        source: [],
        execution_count: null,
      },
    ],
  ])('rejects %s', (_, cell) => {
    expect(
      validate({
        nbformat: 4,
        nbformat_minor: 5,
        metadata: {
          kernelspec: {name: 'python3', display_name: 'Python 3'},
          language_info: {name: 'python'},
        },
        cells: [cell],
      }),
    ).toBe(false);
  });
});
