import React, {Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import PageActions from '../../../src/components/PageActions';
import PageMenu from '../../../src/components/PageMenu';
import NearPaths from '../../../src/components/states/NearPaths';
import NotFoundContent from '../../../src/theme/NotFound/Content';

// In this test, translated texts are in brackets.
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => `[${message}]`,
  default: ({
    children,
    values,
  }: {
    children: string;
    values?: Record<string, ReactNode>;
  }) => (
    <>
      [
      {children.split(/\{(\w+)\}/).map((part, place) => (
        <Fragment key={part}>
          {place % 2 === 0 ? part : values?.[part]}
        </Fragment>
      ))}
      ]
    </>
  ),
}));
vi.mock('@docusaurus/Head', () => ({default: () => null}));
vi.mock('@docusaurus/Link', () => ({
  default: ({children}: {children: ReactNode}) => <a href="/">{children}</a>,
}));
vi.mock('@docusaurus/router', () => ({
  useLocation: () => ({pathname: '/nowhere'}),
}));
vi.mock('@docusaurus/theme-common', () => ({
  PageMetadata: ({description}: {description: string}) => description,
}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));
vi.mock(
  '@theme/CopyButton/name-result',
  () =>
    import('../../../packages/docusaurus-plugin-python-api/src/theme/CopyButton/name-result'),
);
vi.mock('@theme/CopyButton/useCopy', () => ({
  useCopy: () => ['ready', vi.fn()],
}));
vi.mock('@theme/EditThisPage', () => ({default: () => null}));
vi.mock('@theme/SearchForm', () => ({
  default: ({label}: {label: string}) => label,
}));
vi.mock('docusaurus-plugin-page-exports/client', () => ({
  useMarkdownUrl: (path: string) => `${path}.md`,
}));
vi.mock('docusaurus-plugin-static-first/routes', () => ({}));
vi.mock('@site/src/components/states/Sections', () => ({default: () => null}));
vi.mock('../../../src/components/states/NearPaths/find-near-pages', () => ({
  findNearPages: () => ['/tasks'],
}));
vi.mock('@site/src/components/useProduct', () => ({
  useProduct: () => ({
    issues: {
      url: 'https://git.example/-/issues/new',
      title: 'issue[title]',
      body: 'issue[description]',
    },
  }),
}));
vi.mock('@site/src/theme/EditThisPage', () => ({default: () => null}));

/** The texts of a page, one per line. */
function readTexts(page: ReactNode): string[] {
  return renderToStaticMarkup(page)
    .split(/<[^>]*>/)
    .filter(Boolean);
}

it('the actions of a page are translated', () => {
  const menu = <PageMenu editUrl={null} permalink="/tasks" />;
  expect(readTexts(menu)).toEqual([
    '[Copy page]',
    ' [as Markdown]',
    '[View as Markdown]',
  ]);
  expect(renderToStaticMarkup(menu)).toContain(
    'aria-label="[More actions for this page]"',
  );
  expect(
    readTexts(
      <PageActions
        editUrl="/pod.py"
        isGenerated
        permalink="/pod"
        title="Pod"
      />,
    ),
  ).toEqual(['[View source]', '[Report a problem]']);
});

it('the report of a problem names the page in the fields of the host', () => {
  const actions = <PageActions editUrl={null} permalink="/pod" title="Pod" />;
  const [, address = ''] =
    /href="([^"]*)"/.exec(renderToStaticMarkup(actions)) ?? [];
  const {searchParams} = new URL(address.replaceAll('&amp;', '&'));
  expect(searchParams.get('issue[title]')).toBe('Problem on “Pod”');
  expect(searchParams.get('issue[description]')).toMatch(/^Page: \/pod\n/);
});

it('the not-found page and its title are translated', () => {
  expect(readTexts(<NotFoundContent />).join('')).toBe(
    '[There is no page at this address. Search the documentation, or begin at its home page.]' +
      '[Page Not Found]' +
      '[There is no page at this address. It may have moved, or the link that brought you here is wrong.]' +
      '[Search for it]' +
      '[Search needs JavaScript, which is turned off in your browser.]' +
      '[Or begin at the [home page], or with a section:]',
  );
  expect(readTexts(<NearPaths />)).toEqual([
    '[Pages with a similar address]',
    '/tasks',
  ]);
});
