import {compile} from '@mdx-js/mdx';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {jsLiteral} from '../../src/docstrings/js-string';
import {firstLine, toMdx} from '../../src/docstrings/to-mdx';

// A fixed seed, so that failures can be reproduced.
fc.configureGlobal({seed: 20_261_122});

describe('the Markdown of a docstring', () => {
  it.each([
    ['{value} <T>', '\\{value} \\<T>'],
    ['import x from "y"', '&#x69;mport x from "y"'],
    ['export const a = 1', '&#x65;xport const a = 1'],
    ['importance matters', 'importance matters'],
    ['</details>', '\\</details>'],
    ['<!-- comment -->', '\\<!-- comment -->'],
    ['# Heading', '**Heading**'],
    ['Heading\n---', '**Heading**'],
    ['- [x] done', '- done'],
    ['![picture](pic.png)', 'picture'],
    ['![picture](https://a.b/c.png)', '[picture](https://a.b/c.png)'],
    ['[run](javascript:alert(1))', 'run'],
    ['[page](other.md)', 'page'],
    ['[page](/guides/intro)', '[page](/guides/intro)'],
    ['[a][b]\n\n[b]: https://b.c', '[a](https://b.c)'],
    ['`{code}` stays', '`{code}` stays'],
    ['Call `a` or __init__.', 'Call `a` or \\_\\_init\\_\\_.'],
    [':::danger Boo\nx\n:::', '\\::\\:danger Boo\nx\n\\:::'],
    ['a :note[b]', 'a \\:note\\[b]'],
    [
      'Message: `Full.`\n\nFix: Wait.\n\nMessage: `Shut.`\n\nThen go.',
      '**Message:** `Full.`\\\n**Fix:** Wait.\n\n**Message:** `Shut.`\n\nThen go.',
    ],
    [
      'Fix: Wait.\n\nThen go.\n\nRun: Go.',
      'Fix: Wait.\n\nThen go.\n\nRun: Go.',
    ],
    ['a:b:c', 'a{":"}b\\:c'],
  ])('converts %j to %j', (markdown, mdx) => {
    expect(toMdx(markdown)).toBe(mdx);
  });

  it('closes an unclosed fence', () => {
    expect(toMdx('```py\nx = {')).toBe('~~~python\nx = {\n~~~');
  });

  it('highlights a fence without a language as Python if it has statements', () => {
    expect(toMdx('```\nwith sea.calm:\n    sail()\n```')).toBe(
      '~~~python\nwith sea.calm:\n    sail()\n~~~',
    );
    expect(toMdx('```\nsail --far\n```')).toBe('~~~text\nsail --far\n~~~');
    expect(toMdx('```text\nsail()\n```')).toBe('~~~text\nsail()\n~~~');
  });

  it('removes languages that Docusaurus handles specially', () => {
    expect(toMdx('```mdx-code-block\n<b/>\n```')).toBe('~~~text\n<b/>\n~~~');
    expect(toMdx('```mermaid\ngraph\n```')).toBe('~~~text\ngraph\n~~~');
    expect(toMdx('```python title="{x}" live\n1\n```')).toBe(
      '**\\{x}**\n\n~~~python\n1\n~~~',
    );
  });

  it('keeps blank lines in code', () => {
    expect(toMdx('```python\na\n\n\n\nb\n```')).toContain('a\n\n\n\nb');
  });

  it('shows a megabyte on one line without parsing it', async () => {
    const mdx = toMdx('{<*a'.repeat(250_000));
    await compile(mdx);
    expect(mdx).toMatch(/^\{"/);
  });

  it('does not parse too many emphasis marks', () => {
    expect(toMdx('*a'.repeat(40_000))).toMatch(/^\{"/);
  });

  it('joins the first paragraph to one line for lists', () => {
    expect(firstLine(toMdx('One\ntwo {x}.\n\nThree.'))).toBe('One two \\{x}.');
  });

  it('always compiles to MDX that runs no code', async () => {
    const pieces = fc.constantFrom(
      ...[
        '{',
        '}',
        '<',
        '>',
        '`',
        '```',
        '~~~',
        '\n',
        '\n\n',
        '    ',
        '- ',
        '> ',
      ],
      ...[
        '|',
        '--',
        '*',
        '__',
        '[',
        '](',
        ')',
        '![',
        '\\',
        '&lt;',
        '<!--',
        '-->',
      ],
      ...['import x', 'export y', ':::', ':a[', '</p>', '<T>', '$', '#', '1. '],
      ...['word', ' ', '"', "'", '{#id}', ':x:', 'http://a.b', '^', '=', '\t'],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(pieces, {maxLength: 24}).map((parts) => parts.join('')),
        async (markdown) => {
          const code = String(await compile(toMdx(markdown), {jsx: true}));
          expect(code).not.toMatch(/^import x|^export y/m);
        },
      ),
      {numRuns: 300},
    );
  });
});

describe('sentences without markup', () => {
  // Markup in a paragraph before them makes the parser read everything.
  const MARKED = '\n\n`x`';

  it('are the same as if they were parsed', () => {
    const pieces = fc.constantFrom(
      ...['word', 'A', 'i', 'import', 'export', 'x', '12', ' ', ' ', '\n'],
      ...['.', ',', ';', '-', '--', '/', '(', ')', '"', "'", '%', '?', '…'],
      ...[
        'www.',
        'WWW.',
        'a.b',
        '–',
        '’',
        '  \n',
        '1. ',
        '- ',
        'http',
        'é',
        '_',
      ],
    );
    fc.assert(
      fc.property(
        fc.array(pieces, {maxLength: 16}).map((parts) => parts.join('').trim()),
        (text) => {
          fc.pre(text !== '');
          expect(toMdx(text) + MARKED).toBe(toMdx(text + MARKED));
        },
      ),
      {numRuns: 3000},
    );
  });
});

describe('a string literal for MDX', () => {
  it('contains no braces and no angle brackets', () => {
    expect(jsLiteral('{<a>}')).toBe('"\\u007b\\u003ca\\u003e\\u007d"');
  });

  it('evaluates to the same text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        expect(JSON.parse(jsLiteral(text))).toBe(text);
      }),
    );
  });
});
