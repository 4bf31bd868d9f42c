import {describe, expect, it} from 'vitest';
import {proseToMarkdown} from '../../src/docstrings/admonitions';
import {toMarkdown} from '../../src/docstrings/to-markdown';

function markdown(...lines: string[]): string {
  return toMarkdown(lines.join('\n'));
}

describe('a docstring with Markdown and reStructuredText', () => {
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

  it('keeps two colons that do not start a block', () => {
    expect(markdown('A::', 'B')).toBe('A::\nB');
  });

  it('turns a code directive into a fence of its language', () => {
    expect(markdown('.. code-block:: bash', '', '   ls', '   cd')).toBe(
      '```bash\nls\ncd\n```',
    );
  });

  it('reads both kinds of links', () => {
    expect(markdown('See `the site <https://a.b>`_.')).toBe(
      'See [the site](https://a.b).',
    );
  });

  it('keeps only the text of a relative link', () => {
    expect(
      markdown(
        'A `shop.Order <shop.Order.html#o>`_, see `the',
        'site <s.rst>`__.',
      ),
    ).toBe('A `shop.Order`, see the site.');
  });

  it('copies a fence unchanged', () => {
    expect(markdown('```', '>>> a', '.. note:: b', '```')).toBe(
      '```\n>>> a\n.. note:: b\n```',
    );
  });

  it('closes an unclosed fence', () => {
    expect(markdown('```python', 'a = {')).toBe('```python\na = {\n```');
  });

  it('uses a fence that the code does not contain', () => {
    expect(markdown('Code::', '', '    ```', '    x', '    ```')).toBe(
      'Code:\n\n````\n```\nx\n```\n````',
    );
  });
});

describe('directives within a section or an entry', () => {
  it('become alerts', () => {
    expect(
      proseToMarkdown('Before.\n\n.. note:: Mind this\n   and that.\n\nAfter.'),
    ).toBe('Before.\n\n> [!note]\n>\n> Mind this\n> and that.\n\nAfter.');
  });

  it('state the version of a change', () => {
    expect(proseToMarkdown('.. versionadded:: 2.1')).toBe(
      '*New in version 2.1.*',
    );
    expect(proseToMarkdown('.. versionchanged:: 2.1\n   Faster.')).toBe(
      '*Changed in version 2.1:* Faster.',
    );
  });

  it('keep the title of a rubric', () => {
    expect(proseToMarkdown('.. rubric:: Shape\n\nRound.')).toBe(
      '**Shape**\n\nRound.',
    );
  });
});
