import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {type Options, validateOptions} from '../src/options';

function check(options: unknown) {
  return validateOptions({
    validate: normalizePluginOptions,
    options: options as Options,
  });
}

describe('the options of the plugin', () => {
  it.each([
    {},
    {markdown: false, llms: false, notebooks: false},
    {markdown: {components: {Card: () => []}}},
    {markdown: {posts: true}},
    {
      markdown: {instances: ['default']},
      llms: {title: 'Reef', description: 'Corals.'},
      notebooks: {folder: 'files/notebooks'},
      cache: '.cache/pages',
    },
  ])('accept %j', (options) => {
    expect(check(options)).toEqual({id: 'default', ...options});
  });

  it.each([
    [{sections: ['docs']}, '"sections" is not an option of docusaurus-plugin'],
    [{markdown: 'docs'}, "'markdown' must be true, false or an object with"],
    [{markdown: {instances: []}}, 'instances'],
    [{markdown: {posts: 'all'}}, 'posts'],
    [{markdown: {components: {Card: 'a card'}}}, 'components.Card'],
    [{llms: {titel: 'Reef'}}, '"llms.titel" is not an option of docusaurus'],
    [{notebooks: {folder: '/notebooks/'}}, 'without a slash at either end'],
    [{cache: true}, "'cache' must be a folder below the site"],
    [{cache: '.'}, "such as '.cache/pages'"],
    [{cache: '/tmp'}, "such as '.cache/pages'"],
    [{cache: '../cache'}, "such as '.cache/pages'"],
    [{cache: '.cache/../..'}, "such as '.cache/pages'"],
  ])('reject %j', (options, message) => {
    expect(() => check(options)).toThrow(message);
  });

  it('are all checked at once', () => {
    expect(() => check({cache: '.', notebook: true})).toThrow(
      /such as '\.cache\/pages'\. "notebook" is not an option/,
    );
  });
});
