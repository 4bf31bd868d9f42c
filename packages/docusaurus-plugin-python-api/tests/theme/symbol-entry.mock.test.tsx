import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {SymbolEntry} from '../../src/theme/PythonApi/SymbolIndex';

const site = vi.hoisted(() => ({
  siteConfig: {
    baseUrl: '/port/',
    trailingSlash: undefined as boolean | undefined,
  },
}));

vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => site}));
vi.mock('@docusaurus/useBaseUrl', () => ({
  default: (path: string) => `/port${path}`,
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectLink: vi.fn()}),
}));
vi.mock('@docusaurus/router', () => ({useHistory: vi.fn()}));
vi.mock('@theme/FilterField', () => ({default: () => null}));
vi.mock('../../src/theme/PythonApi/SymbolIndex/KindChips', () => ({
  default: () => null,
  KindLegend: () => null,
}));

function addressOf(to: string, trailingSlash?: boolean): string | undefined {
  site.siteConfig.trailingSlash = trailingSlash;
  const html = renderToStaticMarkup(
    <SymbolEntry dotted="shop.Order" kind="class" name="Order" to={to} />,
  );
  return /href="([^"]*)"/.exec(html)?.[1];
}

it.each([
  [undefined, '/port/api/shop#Order', '/port/api/shop'],
  [false, '/port/api/shop#Order', '/port/api/shop'],
  [true, '/port/api/shop/#Order', '/port/api/shop/'],
])(
  'links of the symbol index follow trailingSlash: %s',
  (trailingSlash, symbol, page) => {
    expect(addressOf('/api/shop#Order', trailingSlash)).toBe(symbol);
    expect(addressOf('/api/shop', trailingSlash)).toBe(page);
  },
);
