import React from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import PageParts from '../../../src/components/PageParts';

vi.mock('@docusaurus/Translate', () => ({translate: () => 'A part'}));
vi.mock('@site/src/components/Ways', () => ({default: () => <nav />}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePlugin: () => ({pluginId: 'tutorials'}),
  useActiveDocContext: () => ({
    activeVersion: {docs: [{id: 'first', path: '/first'}]},
    activeDoc: {id: 'first'},
  }),
  useDoc: () => ({metadata: {source: '@site/tutorials/first.mdx'}}),
  useDocsVersion: () => ({docs: {first: {title: 'The first'}}}),
}));

it('lists pages that there are', () => {
  expect(renderToString(<PageParts parts={['first']} />)).toBe('<nav></nav>');
});

it('stops at a part that is no page, and names the file and the pages', () => {
  expect(() =>
    renderToString(<PageParts parts={['first', 'second']} />),
  ).toThrow(
    "tutorials/first.mdx: its parts name 'second', which is no page of this section: write one of first",
  );
});
