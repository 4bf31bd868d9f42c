import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {useContextFilters} from '../src/client/useContextFilters';

vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsContextualSearchTags: () => ['docs-default-2.0 beta', 'docs-api-1.x'],
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({i18n: {currentLocale: 'en'}}),
}));

it('versions whose names contain spaces are searched', () => {
  function Filters() {
    return JSON.stringify(useContextFilters(true));
  }
  const html = renderToStaticMarkup(<Filters />);
  expect(JSON.parse(html.replaceAll('&quot;', '"'))).toEqual([
    'language:en',
    [
      'docusaurus_tag:default',
      'docusaurus_tag:docs-default-2.0 beta',
      'docusaurus_tag:docs-api-1.x',
    ],
  ]);
});
