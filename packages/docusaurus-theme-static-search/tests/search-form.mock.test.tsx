import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import SearchForm from '../src/theme/SearchForm';

vi.mock('@docusaurus/router', () => ({useHistory: () => ({})}));
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => message,
}));
vi.mock('../src/client/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPage: '/search'}),
}));

it.each([
  ['Search the docs', 'search-the-docs'],
  ['Suche in den Büchern', 'suche-in-den-büchern'],
  ['搜索文档', '搜索文档'],
])('the field with the label %s has an id of its own', (label, id) => {
  const html = renderToStaticMarkup(<SearchForm label={label} />);
  expect(html).toContain(`<label for="${id}">`);
  expect(html).toContain(`<input id="${id}"`);
});
