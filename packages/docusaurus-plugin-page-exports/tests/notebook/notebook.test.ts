import {describe, expect, it} from 'vitest';
import {createNotebook} from '../../src/notebook/notebook';

describe('a notebook', () => {
  it('keeps the line feed of each line and numbers its cells', () => {
    const {cells} = createNotebook('T', [
      {kind: 'code', text: 'a\n\nb', output: 'c\nd'},
      {kind: 'markdown', text: 'e'},
    ]);
    expect(cells).toMatchObject([
      {
        id: 'cell-1',
        source: ['a\n', '\n', 'b'],
        outputs: [{text: ['c\n', 'd\n']}],
      },
      {id: 'cell-2', source: ['e']},
    ]);
  });
});
