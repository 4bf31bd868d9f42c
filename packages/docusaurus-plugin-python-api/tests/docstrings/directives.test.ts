import {describe, expect, it} from 'vitest';
import {proseToMarkdown} from '../../src/docstrings/admonitions';
import {toMdx} from '../../src/docstrings/to-mdx';

function shown(text: string, onTex: (tex: string) => void = () => {}): string {
  return toMdx(proseToMarkdown(text), () => undefined, onTex);
}

describe('a directive', () => {
  it.each([
    ['output', '.. testoutput::\n   :hide:\n\n   1'],
    ['code', '.. testcode::\n   :hide:\n\n   x = 1'],
    ['a session', '.. doctest::\n   :hide:\n\n   >>> x'],
    ['nothing', '.. testoutput::\n   :options: +SKIP'],
  ])('of a test that hides %s is left out', (_, directive) => {
    expect(shown(`Begin.\n\n${directive}\n\nEnd.`)).toBe('Begin.\n\nEnd.');
  });

  it.each([
    '.. code::\n\n   levin  +',
    'As |this|.\n\n.. |this| replace:: that',
    '- One\n\n  .. note:: Two.',
    '.. math:: a = b',
  ])('may have a space after its name: %j', (text) => {
    const spaced = text.replace('::', ' ::');
    expect(spaced).not.toBe(text);
    expect(shown(text)).not.toBe('');
    expect(shown(spaced)).toBe(shown(text));
  });

  it('keeps the paragraphs of its text apart', () => {
    const note = '.. note:: First.\n\n   Second.';
    const change = '.. versionchanged:: 1.2 First.\n\n   Second.';
    expect(shown(note)).toBe(':::note\n\nFirst.\n\nSecond.\n\n:::');
    expect(shown(`- Item\n\n  ${note.replaceAll('\n   ', '\n     ')}`)).toBe(
      '- Item\n\n  :::note\n\n  First.\n\n  Second.\n\n  :::',
    );
    expect(shown(change)).toBe('*Changed in version 1.2:* First.\n\nSecond.');
    expect(shown(`- Item\n\n  ${change.replaceAll('\n   ', '\n     ')}`)).toBe(
      '- Item\n\n  *Changed in version 1.2:* First.\n\n  Second.',
    );
  });

  it('continues the text of its own line on the next', () => {
    const note = '.. note:: First\n   line.';
    expect(shown(note)).toBe(':::note\n\nFirst\nline.\n\n:::');
  });

  it.each([
    ['.. math:: \\wrong{a\n   + b}\n   :label: sum', '\\wrong{a\n+ b}'],
    ['.. math:: \\wrong{a}\n\n   b', '\\wrong{a}\n\nb'],
    ['.. math::\n   :label: sum\n\n   \\wrong{a}\n\n   b', '\\wrong{a}\n\nb'],
  ])('with a formula keeps its lines: %j', (directive, tex) => {
    const found: string[] = [];
    shown(directive, (one) => found.push(one));
    expect(found).toEqual([tex]);
  });

  it.each([
    ['.. topic:: Title\n\n   :func:`pay` first.', 'note[Title]'],
    ['- Item\n\n  .. seealso::\n\n     :func:`pay` first.', 'info[See also]'],
  ])('keeps a line that starts with a role: %j', (directive, kind) => {
    expect(shown(directive)).toContain(`:::${kind}\n`);
    expect(shown(directive)).toContain('`pay` first.');
  });

  it('keeps a line that starts with a role even if it is unknown', () => {
    expect(shown('.. legacy::\n   :kind: old\n\n   :func:`pay` first.')).toBe(
      '`pay` first.',
    );
  });

  it.each([
    ['.. warning:\n   Slow.', ':::warning\n\nSlow.\n\n:::'],
    ['.. note: This is\n   slow.', ':::note\n\nThis is\nslow.\n\n:::'],
    ['.. versionadded: 1.2', '*New in version 1.2.*'],
  ])('may lack a colon: %j', (directive, text) => {
    const nested = (lines: string) => lines.replaceAll(/^(?=.)/gm, '  ');
    expect(shown(directive)).toBe(text);
    expect(shown(`- Item\n\n${nested(directive)}`)).toBe(
      `- Item\n\n${nested(text)}`,
    );
  });

  it.each(['.. note: to do\n   soon', '.. note:', '.. todo: This.'])(
    'is not the comment %j',
    (comment) => {
      const item = `- Item\n\n${comment.replaceAll(/^/gm, '  ')}\n\n- Item`;
      expect(shown(`Begin.\n\n${comment}\n\nEnd.`)).toBe('Begin.\n\nEnd.');
      expect(shown(item)).toBe('- Item\n\n- Item');
    },
  );
});

it('keeps code in three backticks that begins a line in its sentence', () => {
  expect(shown('Calls\n```buy()```, if possible.\n\n.. note:: Slow.')).toBe(
    'Calls\n`buy()`, if possible.\n\n:::note\n\nSlow.\n\n:::',
  );
});
