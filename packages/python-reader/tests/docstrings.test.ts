import {describe, expect, it} from 'vitest';
import {entries, kinds, parse, prose} from './docstring-parts';

describe('the style of a docstring', () => {
  it('is detected by its markup', () => {
    expect(parse('Sum.\n\nArgs:\n    x: One.').style).toBe('google');
    expect(parse('Sum.\n\nReturns\n-------\nint').style).toBe('numpy');
    expect(parse('Sum.\n\n:param x: One.').style).toBe('sphinx');
    expect(parse('Sum of all.\n\nNothing more.').style).toBe('plain');
  });

  it.each([
    ['Args:\n    x: One.', ':param y: Two.\n:param z: Three.'],
    ['Args:\n    x: One.', 'Parameters\n----------\ny : int'],
    [':param x: One.', 'Args:\n    y: Two.'],
    ['@param x: One.', 'Args:\n    y: Two.'],
  ])('of %j is not detected from code: %j', (written, code) => {
    const text = `Sum.\n\n~~~~\n~~~\n${code}\n\`\`\`\n~~~~\n\n${written}`;
    const docstring = parse(text);
    expect(kinds(docstring)).toEqual(['text', 'parameters']);
    expect(entries(docstring, 'parameters')).toMatchObject([{name: 'x'}]);
  });

  it('is detected below code in three backticks that begins a line', () => {
    const docstring = parse('Calls\n```buy()```.\n\n:returns: One.');
    expect(kinds(docstring)).toEqual(['text', 'returns']);
  });

  it.each([
    ['Args:\n    x: One.', 'google'],
    ['Parameters\n----------\nx\n    One.', 'numpy'],
    [':param x: One.', 'sphinx'],
    ['@param x: One.', 'sphinx'],
  ])('is detected below a title that tildes underline: %j', (text, style) => {
    const docstring = parse(`Sum.\n\nThe words\n~~~~~~~~~\n\n${text}`);
    expect(docstring.style).toBe(style);
    expect(entries(docstring, 'parameters')).toMatchObject([{name: 'x'}]);
  });

  it.each(['More words:\n~~~', 'The word\n\n~~~~~~~~', '- Word\n~~~~~~'])(
    'is not detected in code below text: %j',
    (text) => {
      const docstring = parse(`Sum.\n\n${text}\n:param x: One.\n~~~~~~~~`);
      expect(docstring.style).toBe('plain');
    },
  );

  it('is not detected in code that contains the fence of a language', () => {
    const text = 'Sum.\n\n```\n```python\n:param x: One.\n```';
    expect(parse(text).style).toBe('plain');
  });

  it('follows the majority if styles are mixed', () => {
    const mixture = 'Sum.\n\n:param x: One.\n:param y: Two.\n\nNote:\n    Hm.';
    expect(parse(mixture).style).toBe('sphinx');
  });

  it('can be set explicitly', () => {
    expect(kinds(parse('Sum.\n\n:param x: One.', 'google'))).toEqual(['text']);
  });
});

describe('a directive', () => {
  it('becomes a section in any style', () => {
    const docstring = parse('Sum.\n\n.. warning::\n   Slow.\n\nMore.');
    expect(kinds(docstring)).toEqual(['text', 'warnings', 'text']);
    expect(prose(docstring, 'warnings')).toEqual(['Slow.']);
  });

  it('states the version of an addition', () => {
    expect(parse('Sum.\n\n.. versionadded:: 1.2').sections[1]).toEqual({
      kind: 'other',
      title: 'versionadded',
      text: '',
      version: '1.2',
      line: 12,
    });
  });

  it.each([
    '*convert*',
    '*cmp* Removal on or after 2021-06-01.',
    String.raw`\*expr is ignored.`,
    'The "bind" argument has no effect.',
    'The ``start``, ``stop`` and `step` keyword arguments will be removed.',
    'The :paramref:`.total.start` parameter will be removed.',
    'The rows and cols parameters will be removed.',
    'Parameter `start` will be removed.',
  ])('that deprecates a parameter is a note: %s', (text) => {
    const docstring = parse(`Sum.\n\n.. deprecated:: 17.4.0 ${text}`);
    expect(docstring.sections[1]).toMatchObject({
      ...{kind: 'other', title: 'deprecated', version: '17.4.0', text},
    });
  });

  it.each([
    '',
    '``total`` will be removed.',
    'The `total` function will be removed.',
    'Use keyword arguments of `sum`.',
    '*Not* supported.',
    'The parameters have no effect.',
  ])('deprecates the whole with the text "%s"', (text) => {
    const docstring = parse(`Sum.\n\n.. deprecated:: 1.0 ${text}`);
    expect(kinds(docstring)).toEqual(['text', 'deprecated']);
  });

  it('can have several spaces before its name', () => {
    const docstring = parse('Sum.\n\n..  versionadded:: 1.2\n..   note:: Hm.');
    expect(kinds(docstring)).toEqual(['text', 'other', 'notes']);
  });

  it('can have a space after its name', () => {
    const docstring = parse(
      'Sum.\n\n.. rubric :: One\n\nA.\n\n.. deprecated :: 2.0\n   Gone.',
    );
    expect(kinds(docstring)).toEqual(['text', 'other', 'deprecated']);
    expect(prose(docstring, 'other')).toEqual(['A.']);
  });

  it('keeps the paragraphs of its text apart', () => {
    const docstring = parse(
      'Sum.\n\n.. note:: First\n   line.\n\n   Second.\n\n.. warning:: One.\n\n   Two.',
    );
    expect(prose(docstring, 'notes')).toEqual(['First\nline.\n\nSecond.']);
    expect(prose(docstring, 'warnings')).toEqual(['One.\n\nTwo.']);
  });

  it('may lack a colon', () => {
    const docstring = parse(
      'Sum.\n\n.. warning:\n   Slow.\n\n.. note: This is\n   slow.\n\n' +
        '.. versionadded: 1.2\n\n.. deprecated: 1.3\n   Use it.',
    );
    expect(prose(docstring, 'warnings')).toEqual(['Slow.']);
    expect(prose(docstring, 'notes')).toEqual(['This is\nslow.']);
    expect(docstring.sections.slice(3)).toMatchObject([
      {kind: 'other', title: 'versionadded', version: '1.2', text: ''},
      {kind: 'deprecated', version: '1.3', text: 'Use it.'},
    ]);
  });

  it.each(['.. note: to do', '.. note:', '.. todo: This.', '.. _note: This.'])(
    'is not the comment `%s`',
    (comment) => {
      expect(kinds(parse(`Sum.\n\n${comment}\n\nMore.`))).toEqual(['text']);
    },
  );

  it('is read below a title that tildes underline', () => {
    const docstring = parse('Sum\n~~~\n\nAll.\n\n.. deprecated:: 1.0');
    expect(kinds(docstring)).toEqual(['text', 'deprecated']);
  });

  it('stays text inside code', () => {
    expect(kinds(parse('```\n.. note:: no\n```'))).toEqual(['text']);
  });
});
