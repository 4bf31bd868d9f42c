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

  it.each([
    'button >',
    '.chip:is(',
    '.a,, .b',
    '.chip[',
    '..chip',
    '#',
    'a {}',
  ])(
    'are rejected with %j, which is not a selector, as a control',
    (selector) => {
      expect(() => read({controls: ['.chip', selector]})).toThrow(
        '"controls[1]" must be a CSS selector such as ".chip"',
      );
    },
  );

  it('accept any list of selectors as controls', () => {
    const controls = [
      '.chip, summary > [data-x="a b"]',
      'div:has(> .md\\:a):not(.b, #c)',
      ':root *',
      '[data-x="a;{b}"]',
    ];
    expect(read({controls}).controls).toEqual(controls);
  });

  it('are rejected with a selector among the names of styles', () => {
    const keepStyles = ['card', '.card', '#top', 'a b'];
    expect(() => read({keepStyles})).toThrow(
      /^"keepStyles\[1\]" must be the name of .+ write "card"\. "keepStyles\[2\]" must be .+ write "top"\. "keepStyles\[3\]" must be one name, without spaces$/,
    );
  });

  it('accept names of classes, tags and custom properties', () => {
    const keepStyles = ['md:w-1.5', 'details', '--page-accent', '-mt-2'];
    expect(read({keepStyles}).keepStyles).toEqual(keepStyles);
  });

  it('are all checked at once', () => {
    const options = {styleSets: 0, styleset: 1} as Options;
    expect(() => read(options)).toThrow(
      /"styleSets" must be .*"styleset" is not an option of docusaurus-plugin-static-first/,
    );
  });
});
