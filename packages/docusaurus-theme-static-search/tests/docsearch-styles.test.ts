import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';

const stock = fs.readFileSync(
  fileURLToPath(import.meta.resolve('@docsearch/css/dist/modal.css')),
  'utf8',
);

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

it('sets every custom property that the styles of the modal read', () => {
  // Those that DocSearch sets from a script have a default.
  const read = `${stock}${css}`.matchAll(/var\((--docsearch-[\w-]+)\)/g);
  const names = new Set(Array.from(read, ([, name = '']) => name));
  // The colour of the logo, which has one of its own.
  names.delete('--docsearch-logo-color');
  expect(names.size).toBeGreaterThan(15);
  for (const name of names) {
    expect(css).toMatch(new RegExp(`${name}:`));
  }
});
