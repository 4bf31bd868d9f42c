import {describe, expect, it} from 'vitest';
import {proseToMarkdown} from '../../src/docstrings/admonitions';
import {renderMathematics} from '../../src/docstrings/mathematics';
import {plainText} from '../../src/docstrings/summary';
import {toMdx} from '../../src/docstrings/to-mdx';

/** Mocks KaTeX: a span that contains MathML, and errors for invalid TeX. */
const library = {
  renderToString: (tex: string, {displayMode}: {displayMode: boolean}) => {
    if (tex.includes('\\wrong')) {
      throw new Error('Undefined control sequence');
    }
    const display = displayMode ? ' display="block"' : '';
    return `<span class="katex"><math${display}><mi style="color:red">${tex}</mi></math></span>`;
  },
};

describe('a formula', () => {
  it('is MathML without styles', () => {
    expect(renderMathematics('x', true, library)).toBe(
      '<math display="block"><mi>x</mi></math>',
    );
  });

  it.each([
    ['a &= b\\\\\nc &= d', '\\begin{split}a &= b\\\\\nc &= d\\end{split}'],
    ['a &= b\n\n&+ c', '\\begin{aligned}a &= b\\\\&+ c\\end{aligned}'],
    ['\\begin{cases}a\\\\b\\end{cases}', '\\begin{cases}a\\\\b\\end{cases}'],
    ['\\sum_{\\substack{a\\\\b}} c', '\\sum_{\\substack{a\\\\b}} c'],
  ])('of its own lines is aligned as Sphinx does: %j', (tex, shown) => {
    expect(renderMathematics(tex, true, library)).toBe(
      `<math display="block"><mi>${shown}</mi></math>`,
    );
    expect(renderMathematics(tex, false, library)).toBe(
      `<math><mi>${tex}</mi></math>`,
    );
  });

  it('is null if its TeX is invalid or too long', () => {
    expect(renderMathematics('\\wrong', false, library)).toBeNull();
    expect(renderMathematics('x'.repeat(3000), false, library)).toBeNull();
    expect(renderMathematics('x', false, null)).toBeNull();
  });

  it.each(['-1', '0.5', 'z2', '[0, 1)', '(m, r)', 'g(x)', 'f(x, -y)'])(
    'may be as short as $%s$',
    (tex) => {
      const found = toMdx(
        proseToMarkdown(`Here $${tex}$ is.`),
        () => undefined,
      );
      expect(found).toMatch(/^Here <Formula mathml=\{.+\} \/> is\.$/);
    },
  );

  it.each(['for $5, $(cmd) or $', '$5 and 6$7', '$HOME$', '$(cmd $x)'])(
    'is not in %j',
    (text) => {
      expect(toMdx(proseToMarkdown(text), () => undefined)).toBe(text);
    },
  );

  it.each([
    ['.. math::\n\n   \\wrong{x}^2', '~~~text\n\\wrong{x}^2\n~~~'],
    ['.. math:: \\wrong{x}', '~~~text\n\\wrong{x}\n~~~'],
    ['$$\n\\wrong{x}\n$$', '~~~text\n\\wrong{x}\n~~~'],
    ['So :math:`\\wrong{x}` is.', 'So `\\wrong{x}` is.'],
    ['So $\\wrong{x}_i$ is.', 'So `\\wrong{x}_i` is.'],
  ])('is shown as TeX code if it cannot be rendered: %j', (text, mdx) => {
    const found: string[] = [];
    const shown = toMdx(
      proseToMarkdown(text),
      () => undefined,
      (tex) => found.push(tex),
    );
    expect(shown).toBe(mdx);
    expect(found).toHaveLength(1);
  });

  it.each([
    ['x_t', 'x_t'],
    [String.raw`|a| \le \|b\|`, String.raw`\vert a\vert  \le \Vert b\Vert `],
    [
      String.raw`y &= 1 \\ z &= 2`,
      String.raw`\begin{aligned}y &= 1 \\ z &= 2\end{aligned}`,
    ],
    [
      String.raw`\begin{cases} 1 & 2 \end{cases}`,
      String.raw`\begin{cases} 1 & 2 \end{cases}`,
    ],
  ])('as a block is inline in the cell of a table: %s', (tex, shown) => {
    const text = `.. list-table::\n\n   * - Let\n\n       .. math:: ${tex}\n     - b`;
    expect(proseToMarkdown(text)).toContain(`| Let :math:\`${shown}\` | b |`);
    expect(toMdx(proseToMarkdown(text), () => undefined)).toMatch(
      /\| Let <Formula mathml=\{.+\} \/> \| b \|$/,
    );
  });

  it('as a block below its directive is inline in the cell of a table', () => {
    const text =
      '+-----+------------+\n| Let | .. math::  |\n|     |            |\n|     |    x = 1   |\n+-----+------------+';
    expect(proseToMarkdown(text)).toContain('| Let | :math:`x = 1` |');
  });

  it('is shown as TeX in plain text', () => {
    const mathml =
      '<math><mi>x</mi><annotation encoding="application/x-tex">x &lt; y</annotation></math>';
    expect(
      plainText(`If <Formula mathml={${JSON.stringify(mathml)}} />.`),
    ).toBe('If x < y.');
  });
});
