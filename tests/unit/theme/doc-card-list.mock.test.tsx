import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import DocCardList from '../../../src/theme/DocCardList';

const items = [{type: 'link', label: 'Pods', href: '/pods'}] as const;

vi.mock('@docusaurus/Link', () => ({default: () => null}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  filterDocCardListItems: (all: unknown) => all,
  useCurrentSidebarCategory: () => ({items}),
}));
vi.mock('@theme/DocCard', () => ({
  default: ({item}: {item: {label: string}}) => <li>{item.label}</li>,
}));

it('a list of cards has the given class, whatever it lists', () => {
  for (const list of [
    <DocCardList key="given" className="wide" items={[...items]} />,
    <DocCardList key="category" className="wide" />,
  ]) {
    expect(renderToStaticMarkup(list)).toMatch(
      /^<ul class="[^"]*\bwide"><li>Pods<\/li><\/ul>$/,
    );
  }
});
