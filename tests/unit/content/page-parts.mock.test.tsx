import React, {type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import PageParts from '../../../src/components/PageParts';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, values: Record<string, string>) =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => (
    <a href={to}>{children}</a>
  ),
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePlugin: () => ({pluginId: 'tutorials'}),
  useActiveDocContext: () => ({
    activeVersion: {
      docs: ['first', 'second', 'third'].map((id) => ({id, path: `/${id}`})),
    },
  }),
  useDoc: () => ({
    metadata: {id: 'second', source: '@site/tutorials/second.mdx'},
  }),
  useDocsVersion: () => ({
    docs: {
      first: {title: 'The first'},
      second: {title: 'The second'},
      third: {title: 'The third'},
    },
  }),
}));

/** The rendered text, with links as Markdown. */
function write(parts: readonly string[]): string {
  return renderToStaticMarkup(<PageParts parts={parts} />)
    .replace(/<a href="(.*?)">(.*?)<\/a>/g, '[$2]($1)')
    .replace(/<.*?>/g, '');
}

it('counts the parts and links to the previous and next one', () => {
  expect(write(['first', 'second', 'third'])).toBe(
    'Part 2 of 3, after [The first](/first), then [The third](/third)',
  );
});

it('leaves out a missing neighbour', () => {
  expect(write(['second', 'third'])).toBe(
    'Part 1 of 2, then [The third](/third)',
  );
  expect(write(['second'])).toBe('Part 1 of 1');
});

it('fails on a part that is not a page, with the file and the known pages', () => {
  expect(() => write(['second', 'fourth'])).toThrow(
    "tutorials/second.mdx: 'parts' contains 'fourth', which is not a page of this section: use one of first, second, third",
  );
});

it('fails on parts without the page itself, with the id to add', () => {
  expect(() => write(['first', 'third'])).toThrow(
    "tutorials/second.mdx: 'parts' does not contain the page itself: add 'second'",
  );
});
