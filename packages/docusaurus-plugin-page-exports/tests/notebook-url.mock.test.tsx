import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {useNotebookUrl} from '../src/client';

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {baseUrl: '/'}}),
}));
// As in Docusaurus, for a site with two instances that both have an id.
vi.mock('@docusaurus/useGlobalData', () => ({
  usePluginData(_: string, id = 'default', {failfast = false} = {}) {
    const instances = new Map([
      ['guides', {notebookFolder: 'notebooks'}],
      ['labs', {notebookFolder: null}],
    ]);
    if (failfast && !instances.has(id)) {
      throw new Error(`Global data not found for the plugin with id "${id}".`);
    }
    return instances.get(id);
  },
}));

function render(id?: string): string {
  function Address() {
    return useNotebookUrl('/docs/intro', id);
  }
  return renderToStaticMarkup(<Address />);
}

it('the address of a notebook is that of the instance with the id', () => {
  expect(render('guides')).toBe('/notebooks/intro.ipynb');
  expect(render('labs')).toBe('/docs/intro.ipynb');
});

it('without an id, names the instance that the site lacks', () => {
  expect(() => render()).toThrow('not found for the plugin with id "default"');
});
