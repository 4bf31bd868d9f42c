import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import type {Validate} from '@docusaurus/types';
import {
  validateOptions,
  type Options,
  type StaticFirstOptions,
} from '../src/options';

function read(options: Options) {
  return validateOptions({
    validate: normalizePluginOptions as Validate<Options, StaticFirstOptions>,
    options,
  });
}

describe('the options', () => {
  it('are all optional', () => {
    expect(read({})).toMatchObject({
      library: 'react',
      hydrateOnLoad: ['/search', '/404.html'],
      controls: [],
      inlineStyles: true,
      keepStyles: [],
      styleSets: 3,
      speculation: 'prerender',
    });
  });

  it('are rejected with the valid values', () => {
    // @ts-expect-error -- possible in JavaScript.
    expect(() => read({library: 'vue'})).toThrow(
      '"library" must be "react" or "preact"',
    );
    // @ts-expect-error -- possible in JavaScript.
    expect(() => read({speculation: 'always'})).toThrow(
      '"speculation" must be "prefetch", "prerender" or false',
    );
    expect(() => read({hydrateOnLoad: ['search']})).toThrow(
      'must start with a slash',
    );
  });

  it('are all checked at once', () => {
    const options = {styleSets: 0, styleset: 1} as Options;
    expect(() => read(options)).toThrow(
      /"styleSets" must be .*"styleset" is not an option of docusaurus-plugin-static-first/,
    );
  });
});
