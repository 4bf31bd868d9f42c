import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {Validate} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {
  validateOptions,
  type PluginOptions,
  type SecureStaticOptions,
} from '../src/options';

function check(options: PluginOptions) {
  return validateOptions({
    validate: normalizePluginOptions as Validate<
      PluginOptions,
      SecureStaticOptions
    >,
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
    const options = {sources: {script: ['https://x.test']}} as PluginOptions;
    expect(() => check(options)).toThrow(
      /"sources\.script" can't be widened: use one of connect-src, /,
    );
  });

  it('require a valid address for security.txt', () => {
    expect(() => check({securityTxt: {email: 'nobody'}})).toThrow(
      /must be a valid email/,
    );
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
