// cspell:ignore boldsymbol operatorname
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {renderMathematics} from '../../src/docstrings/mathematics';
import Formula from '../../src/theme/PythonApi/Formula';

function render(tex: string, block: boolean): string {
  const mathml = renderMathematics(tex, block) ?? '';
  expect(mathml).toContain('<math');
  return renderToStaticMarkup(<Formula block={block} mathml={mathml} />);
}

it('scrolls a block formula, and an inline one that may be wider than a phone', () => {
  const long =
    'f(x) = \\sum_{i=0}^{n} \\frac{x_i - \\mu}{\\sigma} + \\lambda \\|w\\|^2';
  expect(render('a', true)).toMatch(/^<div [^>]*role="group" tabindex="0"/i);
  expect(render(long, false)).toMatch(/^<span [^>]*role="group" tabindex="0"/i);
});

it('leaves a short inline formula in the line, however long its source is', () => {
  const short = '\\boldsymbol{\\alpha} + \\operatorname{log}\\,\\beta';
  expect(short.length).toBeGreaterThan(30);
  expect(render(short, false)).toMatch(/^<span><math/);
});
