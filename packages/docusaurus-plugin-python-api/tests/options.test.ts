import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {type Options, validateOptions} from '../src/options';
import {completeOptions} from '../src/settings';

function validate(options: object) {
  return validateOptions({
    validate: normalizePluginOptions,
    options: options as Options,
  });
}

const smallest = {path: '../src', package: 'shop'};

describe('the options', () => {
  it('have defaults except for the package and its folder', () => {
    expect(validate(smallest)).toEqual({
      id: 'default',
      path: '../src',
      package: 'shop',
      out: 'api',
      routeBasePath: '/api',
      sourceUrl: '',
      include: [],
      exclude: [],
      private: false,
      docstringStyle: 'auto',
      paths: 'public',
      maxSymbols: 200,
      strict: false,
      cacheDir: '.cache/api',
      version: '',
      inventories: [],
    });
  });

  it('accept a route with and without slashes', () => {
    const routeOf = (routeBasePath: string) =>
      validate({...smallest, routeBasePath}).routeBasePath;
    expect(['api', '/api/', '/docs/api'].map(routeOf)).toEqual([
      '/api',
      '/api',
      '/docs/api',
    ]);
  });

  it('separate the data of two packages, also in a script', () => {
    const options = {...smallest, out: 'reference'};
    expect(validate(options).cacheDir).toBe('.cache/reference');
    expect(completeOptions({...options, siteDir: '/site'}).cacheDir).toBe(
      '.cache/reference',
    );
    expect(completeOptions({...smallest, siteDir: '/site'}).cacheDir).toBe(
      '.cache/api',
    );
  });

  it.each([
    [{package: 'shop'}, "'path' is missing: specify the folder"],
    [{path: 'src'}, "'package' is missing: specify the import name"],
    [{...smallest, package: 'a-b'}, "'package' must be an import name"],
    [{...smallest, inventories: ['a']}, "'inventories' must be a list"],
    [
      {...smallest, sourceUrl: 'https://a.b'},
      'with {path}, {file} or {repoPath}',
    ],
    [{...smallest, include: '**'}, "'include' must be a list of globs"],
    [{...smallest, docstringStyle: 'epytext'}, "'auto', 'google', 'numpy'"],
    [{...smallest, paths: 'short'}, "'public' or 'definition'"],
    [{...smallest, maxSymbols: true}, "'maxSymbols' must be a whole number"],
    [{...smallest, strict: 'no'}, "'strict' must be true or false"],
    [{...smallest, routeBasePath: 'a b'}, "such as '/api'"],
    [{...smallest, packages: []}, 'is not an option of'],
  ])('reject %j with advice', (options, advice) => {
    expect(() => validate(options)).toThrow(advice);
  });

  it('are all checked at once', () => {
    const options = {sourceUrl: 'a', strict: 'no', inventories: ['b', 'c']};
    expect(() => validate(options)).toThrow(
      /^'path' is missing.*'package' is missing.*'sourceUrl' must be.*{line}'\. 'strict' must be true or false\. 'inventories' must be[^[]*\[{url: [^[]*$/,
    );
  });
});
