import fs from 'node:fs';
import {expect, it} from 'vitest';

const css = fs.readFileSync(
  new URL('../src/components/SearchModal/docsearch.css', import.meta.url),
  'utf8',
);

it('sets the custom properties of DocSearch only in the modal, as a site may use them elsewhere', () => {
  const rules = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .matchAll(/([^{};]+)\{([^{}]*)\}/g);
  const selectors = [...rules]
    .filter(([, , declarations = '']) =>
      /--docsearch-[\w-]+:/.test(declarations),
    )
    .map(([, selector = '']) => selector.trim());
  expect(selectors).not.toEqual([]);
  for (const selector of selectors) {
    expect(selector).toMatch(/^\.DocSearch-Container\b/);
  }
});
