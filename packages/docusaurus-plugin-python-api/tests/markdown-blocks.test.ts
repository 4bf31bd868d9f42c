import {describe, expect, it} from 'vitest';
import {readBlocks} from '../src/reference/markdown-blocks';

function markdown(...lines: string[]): string {
  return readBlocks(lines.join('\n'))
    .map((block) => block.markdown)
    .join('\n\n');
}

describe('a docstring in which Markdown and reStructuredText mix', () => {
  it('shows a doctest as one block of Python', () => {
    expect(
      markdown(
        'Use:',
        '',
        '>>> a = 1',
        '>>> a',
        '1',
        '',
        '>>> a + 1',
        '2',
        '',
        'Done.',
      ),
    ).toBe(
      'Use:\n\n\n```python\n>>> a = 1\n>>> a\n1\n\n>>> a + 1\n2\n```\n\n\nDone.',
    );
  });

  it('turns a literal block into code', () => {
    expect(markdown('Like this::', '', '    run --all', '', 'End.')).toBe(
      'Like this:\n\n```\nrun --all\n```\n\nEnd.',
    );
  });

  it('leaves two colons that begin no block', () => {
    expect(markdown('A::', 'B')).toBe('A::\nB');
  });

  it('turns a code directive into a fence of its language', () => {
    expect(markdown('.. code-block:: bash', '', '   ls', '   cd')).toBe(
      '```bash\nls\ncd\n```',
    );
  });

  it('takes a note out of the prose', () => {
    expect(
      readBlocks('Before.\n\n.. note:: Mind this\n   and that.\n\nAfter.'),
    ).toEqual([
      {kind: 'prose', title: '', markdown: 'Before.'},
      {kind: 'note', title: '', markdown: 'Mind this\nand that.'},
      {kind: 'prose', title: '', markdown: 'After.'},
    ]);
  });

  it('says since when something exists', () => {
    expect(markdown('.. versionadded:: 2.1')).toBe('*New in version 2.1.*');
  });

  it('reads links of either kind', () => {
    expect(markdown('See `the site <https://a.b>`_.')).toBe(
      'See [the site](https://a.b).',
    );
  });

  it('copies a fence without looking into it', () => {
    expect(markdown('```', '>>> a', '.. note:: b', '```')).toBe(
      '```\n>>> a\n.. note:: b\n```',
    );
  });

  it('closes a fence that its author left open', () => {
    expect(markdown('```python', 'a = {')).toBe('```python\na = {\n```');
  });

  it('chooses a fence that the code does not contain', () => {
    expect(markdown('Code::', '', '    ```', '    x', '    ```')).toBe(
      'Code:\n\n````\n```\nx\n```\n````',
    );
  });
});
