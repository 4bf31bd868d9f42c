import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {groupHits} from '../src/client/group-hits';
import HitItem from '../src/components/SearchModal/HitItem';
import {siteOf} from './helpers';

vi.mock('@docusaurus/Link', () => ({
  default: ({children}: {children: ReactNode}) => <span>{children}</span>,
}));

const packages = ['shop', 'shop.orders'];
const search = siteOf(
  packages.map((title) => ({url: `/api/${title}`, title})),
  packages.map((dotted) => ({
    name: dotted.split('.').at(-1) ?? '',
    dotted,
    kind: 'package',
    url: `/api/${dotted}`,
    summary: '',
  })),
);

async function readText(query: string): Promise<string> {
  const [row] = groupHits(await search(query), 5)[0]?.rows ?? [];
  if (!row) {
    throw new Error(`${query} finds nothing.`);
  }
  const props = {
    item: row,
    row,
    source: {},
    autocomplete: {getItemProps: () => ({})},
    onSelect: vi.fn(),
  } as unknown as Parameters<typeof HitItem>[0];
  const html = renderToStaticMarkup(<HitItem {...props} />);
  return html.replaceAll(/<.*?>/g, '').trim();
}

it('names the package that a package is in, unless it is in none', async () => {
  expect(await readText('orders')).toContain('Package of shop');
  expect(await readText('shop')).toMatch(/Package$/);
});
