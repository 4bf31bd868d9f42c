import React, {type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import PageActions from '../../../src/components/PageActions';
import PageMenu from '../../../src/components/PageMenu';
import NotFoundContent from '../../../src/theme/NotFound/Content';

// The site of this test has its words in brackets.
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => `[${message}]`,
}));
vi.mock('@docusaurus/Head', () => ({default: () => null}));
vi.mock('@docusaurus/Link', () => ({
  default: ({children}: {children: ReactNode}) => <a href="/">{children}</a>,
}));
vi.mock('@docusaurus/router', () => ({
  useLocation: () => ({pathname: '/nowhere'}),
}));
vi.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));
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
vi.mock('@theme/SearchForm', () => ({default: () => null}));
vi.mock('docusaurus-plugin-page-exports/client', () => ({
  useMarkdownUrl: (path: string) => `${path}.md`,
}));
vi.mock('@site/src/components/states/NearPaths', () => ({default: () => null}));
vi.mock('@site/src/components/states/Sections', () => ({default: () => null}));
vi.mock('@site/src/components/useProduct', () => ({
  useProduct: () => ({source: {url: 'https://git.example'}}),
}));
vi.mock('@site/src/theme/EditThisPage', () => ({default: () => null}));

/** What is written in a page, one text a line. */
function readTexts(page: ReactNode): string[] {
  return renderToStaticMarkup(page)
    .split(/<[^>]*>/)
    .filter(Boolean);
}

it('the actions of a page are in the language of the site', () => {
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

it('a missing page says so in the language of the site, as its title does', () => {
  expect(renderToStaticMarkup(<NotFoundContent />)).toContain(
    '<h1>[Page Not Found]</h1>',
  );
});
