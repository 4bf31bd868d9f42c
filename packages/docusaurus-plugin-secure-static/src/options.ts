import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Directives of the policy that a site may widen. */
const WIDENED = [
  'connect-src',
  'font-src',
  'form-action',
  'frame-src',
  'img-src',
  'media-src',
  'script-src',
  'style-src',
  'worker-src',
] as const;

export type WidenedDirective = (typeof WIDENED)[number];

/** @see https://developer.mozilla.org/docs/Web/HTTP/Headers/Strict-Transport-Security */
export interface StrictTransport {
  /** Seconds. */
  maxAge: number;
  includeSubDomains: boolean;
  preload: boolean;
}

/** @see https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
export interface TrustedTypes {
  /** Names of the policies that the site's own code creates. */
  policies: string[];
}

export interface SecureStaticOptions {
  /**
   * Sources besides the site's own, such as
   * `{'img-src': ['https://cdn.example']}`.
   */
  sources: Partial<Record<WidenedDirective, string[]>>;
  /** Texts of `<style>` elements that packages insert at run time. */
  styles: string[];
  /** Strict-Transport-Security; false omits the header. */
  strictTransport: StrictTransport | false;
  /** Writes `/.well-known/security.txt` with this address; false writes none. */
  securityTxt: {email: string} | false;
  /** Whether to inspect markup before scripts insert it; false disables this. */
  trustedTypes: TrustedTypes | false;
  /** Whether two builds of the same source produce the same scripts. */
  reproducible: boolean;
}

/** What a site can set; each has a default, and so have most of their parts. */
export type Options = Partial<
  Omit<SecureStaticOptions, 'strictTransport' | 'trustedTypes'>
> & {
  id?: string;
  strictTransport?:
    | (Pick<StrictTransport, 'maxAge'> & Partial<StrictTransport>)
    | false;
  trustedTypes?: Partial<TrustedTypes> | false;
};

/**
 * Matches a source: a separator would begin another one, or another directive.
 *
 * @see https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
const SOURCE = /^[^\s;,"]+$/;

/** Browsers ignore a source with others, and some servers the whole policy. */
const ASCII = /^[ -~]*$/;

/**
 * Matches what is not a source of its own: 'none', and a keyword or hash without
 * quotes, which browsers take for a host.
 */
const NO_SOURCE =
  /^(?:'none'|none|self|report-sample|strict-dynamic|unsafe-(?:eval|hashes|inline)|wasm-unsafe-eval|inline-speculation-rules|(?:nonce|sha\d+)-[\w+/=-]+)$/i;

/**
 * Matches the keyword that allows all inline code. Only styles may need it, such
 * as those of diagrams, whose text is known only at run time.
 */
export const UNSAFE_INLINE = /^'unsafe-inline'$/i;

/** What to do instead of allowing all inline code. */
function explainInline(directive: string): string {
  const problem = `'sources.${directive}' must not contain 'unsafe-inline', which`;
  return directive === 'script-src'
    ? `${problem} would let injected code run. Inline scripts of built pages are allowed by their hashes; move code that is inserted at run time to a file`
    : `${problem} browsers ignore there: remove it`;
}

/** @see https://www.w3.org/TR/trusted-types/#trusted-types-csp-directive */
const POLICY_NAME = /^(?:\*|[\w\-#=/@.%]+|'allow-duplicates')$/;

// Joi would take the braces of an example for a template, so messages have none.
function listOf(directive: WidenedDirective) {
  const source = Joi.string()
    .pattern(SOURCE)
    .pattern(ASCII, 'ascii')
    .pattern(NO_SOURCE, {invert: true});
  return Joi.array()
    .items(
      directive === 'style-src'
        ? source
        : source.pattern(UNSAFE_INLINE, {invert: true, name: 'inline'}),
    )
    .messages({
      'string.pattern.invert.name': explainInline(directive),
      'string.pattern.name': `'sources.${directive}' must contain only ASCII characters: write others in Punycode in a host (xn--…), and percent-encoded in a path (%C3%A9)`,
      '*': `'sources.${directive}' must be a list of single sources, such as ['https://cdn.example.com'], with keywords in quotes, such as ["'wasm-unsafe-eval'"], and without 'none'`,
    });
}

const sources = Joi.object(
  Object.fromEntries(WIDENED.map((name) => [name, listOf(name)])),
).messages({
  'object.base':
    "'sources' must be an object with a list of sources by directive, such as 'img-src'",
  'object.unknown': `{{#label}} can't be widened: use one of ${WIDENED.join(', ')}`,
});

const strictTransport = Joi.alternatives(
  Joi.object({
    maxAge: Joi.number().integer().min(0).required(),
    includeSubDomains: Joi.boolean().default(false),
    preload: Joi.boolean().default(false),
  }),
  Joi.valid(false),
).messages({
  '*': "'strictTransport' must be false or an object with 'maxAge' in seconds (0 or more) and, optionally, 'includeSubDomains' and 'preload' (true or false)",
});

const securityTxt = Joi.alternatives(
  Joi.object({email: Joi.string().email({tlds: false}).required()}),
  Joi.valid(false),
).messages({
  '*': "'securityTxt' must be false or an object with an 'email', such as 'security@example.com'",
});

const trustedTypes = Joi.alternatives(
  Joi.object({
    policies: Joi.array().items(Joi.string().pattern(POLICY_NAME)).default([]),
  }),
  Joi.valid(false),
).messages({
  '*': "'trustedTypes' must be false or an object with 'policies', a list of names such as ['dompurify']",
});

const schema = Joi.object<SecureStaticOptions>({
  sources: sources.default({}),
  styles: Joi.array().items(Joi.string()).default([]).messages({
    '*': "'styles' must be a list of the texts of <style> elements",
  }),
  strictTransport: strictTransport.default({
    maxAge: 63_072_000,
    includeSubDomains: false,
    preload: false,
  }),
  securityTxt: securityTxt.default(false),
  trustedTypes: trustedTypes.default({policies: []}),
  reproducible: Joi.boolean()
    .default(true)
    .messages({'*': "'reproducible' must be true or false"}),
})
  .messages({
    'object.unknown':
      '{{#label}} is not an option of docusaurus-plugin-secure-static. See its README for the valid options',
  })
  .prefs({abortEarly: false});

/**
 * Validates a site's options and fills in the defaults.
 *
 * @throws one error that lists every invalid option.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, SecureStaticOptions>): SecureStaticOptions {
  return validate(schema, options);
}
