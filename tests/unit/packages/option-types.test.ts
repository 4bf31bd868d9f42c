import {describe, expect, it} from 'vitest';
import {findTypeErrors} from './find-type-errors';

const examples: Readonly<Record<string, string>> = {
  'docusaurus-plugin-page-exports': "id: 'a', cache: '.cache/pages'",
  'docusaurus-plugin-python-api': "id: 'a', path: '../src', package: 'shop'",
  'docusaurus-plugin-secure-static': "id: 'a', styles: ['p {}']",
  'docusaurus-plugin-static-first': "id: 'a', controls: ['.chip']",
  'docusaurus-theme-static-search': "blogSection: 'News'",
};

describe('the type Options of each package', () => {
  it('is what a site writes in its configuration', () => {
    const code = Object.entries(examples).map(
      ([name, options], index) =>
        `import type {Options as Options${index}} from '${name}';
         export const right${index}: Options${index} = {${options}};
         // @ts-expect-error -- a misspelt option.
         export const wrong${index}: Options${index} = {${options}, option: 1};`,
    );
    expect(findTypeErrors(code.join('\n'))).toEqual([]);
  });
});
