import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {Validate} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {
  validateOptions,
  type Options,
  type SecureStaticOptions,
} from '../src/options';

function check(options: Options) {
  return validateOptions({
    validate: normalizePluginOptions as Validate<Options, SecureStaticOptions>,
    options,
  });
}

describe('the options', () => {
  it('all have defaults', () => {
    expect(check({})).toMatchObject({
      sources: {},
      styles: [],
      strictTransport: {maxAge: 63_072_000, preload: false},
      securityTxt: false,
      reproducible: true,
    });
  });

  it('reject other directives and list the valid ones', () => {
    const options = {sources: {script: ['https://x.test']}} as Options;
    expect(() => check(options)).toThrow(
      /"sources\.script" can't be widened: use one of connect-src, /,
    );
  });

  it('require a valid address for security.txt', () => {
    expect(() => check({securityTxt: {email: 'nobody'}})).toThrow(
      "'securityTxt' must be false or an object with an 'email', such as 'secur",
    );
  });

  it.each([
    [
      {sources: {'img-src': 'https://x.test'}},
      "'sources.img-src' must be a list",
    ],
    [
      {trustedTypes: {policies: ['a; script-src *']}},
      "a list of names such as ['dompurify']",
    ],
    [{sources: []}, "a list of sources by directive, such as 'img-src'"],
    [{styles: '.a {}'}, 'must be a list of the texts of <style> elements'],
    [{strictTransport: true}, "'maxAge' in seconds (0 or more)"],
    [{strictTransport: {maxAge: -1}}, "'maxAge' in seconds (0 or more)"],
    [{trustedTypes: {policies: 'a'}}, "a list of names such as ['dompurify']"],
    [{reproducible: 'yes'}, "'reproducible' must be true or false"],
    [{source: {}}, '"source" is not an option of docusaurus-plugin-secure'],
  ])('say what to write instead of %j', (options, expected) => {
    expect(() => check(options as Options)).toThrow(expected);
  });

  it.each([
    'https://x.test; script-src *',
    'https://x.test\nX-Other: 1',
    'https://x.test https://y.test',
    'https://x.test"',
    'self',
    "'none'",
    'unsafe-inline',
    'sha256-abc=',
  ])('reject the source %j', (source) => {
    expect(() => check({sources: {'img-src': [source]}})).toThrow(
      "with keywords in quotes, such as [\"'wasm-unsafe-eval'\"], and without 'none'",
    );
  });

  it.each(['https://bücher.test', 'https://日本.test', 'https://x.test/é/'])(
    'reject the source %j, and say how to write such characters',
    (source) => {
      expect(() => check({sources: {'img-src': [source]}})).toThrow(
        "'sources.img-src' must contain only ASCII characters: write others in Punycode in a host (xn--…), and percent-encoded in a path (%C3%A9)",
      );
    },
  );

  it.each(["'unsafe-inline'", "'UNSAFE-INLINE'"])(
    'reject %s for scripts, and say how to allow inline code',
    (source) => {
      expect(() => check({sources: {'script-src': [source]}})).toThrow(
        "'sources.script-src' must not contain 'unsafe-inline', which would let injected code run. Inline scripts of built pages are allowed by their hashes",
      );
    },
  );

  it("reject 'unsafe-inline' where it has no meaning", () => {
    expect(() => check({sources: {'img-src': ["'unsafe-inline'"]}})).toThrow(
      "'sources.img-src' must not contain 'unsafe-inline', which browsers ignore there: remove it",
    );
  });

  it("accept 'unsafe-inline' for styles", () => {
    const sources = {'style-src': ["'unsafe-inline'"]};
    expect(check({sources}).sources).toEqual(sources);
  });

  it('accept schemes, hosts with a path and quoted keywords', () => {
    const list = [
      ...['https:', '*.x.test:8080', 'https://x.test/a/', 'self.test'],
      ...["'unsafe-eval'", "'nonce-a'", 'inline-scripts.test'],
      'https://xn--bcher-kva.test/%C3%A9/',
    ];
    const {sources} = check({sources: {'script-src': list}});
    expect(sources['script-src']).toEqual(list);
    const trustedTypes = {policies: ['dompurify', 'goog#html', '*']};
    expect(() => check({trustedTypes: {policies: ['a b']}})).toThrow();
    expect(check({trustedTypes}).trustedTypes).toEqual(trustedTypes);
  });

  it('are all checked at once', () => {
    const options = {styles: '', reproducible: 1} as unknown as Options;
    expect(() => check(options)).toThrow(/'styles'.*'reproducible'/);
  });

  it('have defaults for the parts of an object, too', () => {
    const {strictTransport, trustedTypes} = check({
      strictTransport: {maxAge: 60},
      trustedTypes: {},
    });
    expect(strictTransport).toEqual({
      maxAge: 60,
      includeSubDomains: false,
      preload: false,
    });
    expect(trustedTypes).toEqual({policies: []});
  });
});
