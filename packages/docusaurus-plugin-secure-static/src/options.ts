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

/** The plugin's options; each has a default, and so have most of their parts. */
export type PluginOptions = Partial<
  Omit<SecureStaticOptions, 'strictTransport' | 'trustedTypes'>
> & {
  id?: string;
  strictTransport?:
    (Pick<StrictTransport, 'maxAge'> & Partial<StrictTransport>) | false;
  trustedTypes?: Partial<TrustedTypes> | false;
};

const sources = Joi.object(
  Object.fromEntries(
    WIDENED.map((name) => [name, Joi.array().items(Joi.string())]),
  ),
).messages({
  'object.unknown': `{{#label}} can't be widened: use one of ${WIDENED.join(', ')}.`,
});

const schema = Joi.object<SecureStaticOptions>({
  sources: sources.default({}),
  styles: Joi.array().items(Joi.string()).default([]),
  strictTransport: Joi.alternatives(
    Joi.object({
      maxAge: Joi.number().integer().min(0).required(),
      includeSubDomains: Joi.boolean().default(false),
      preload: Joi.boolean().default(false),
    }),
    Joi.valid(false),
  ).default({maxAge: 63_072_000, includeSubDomains: false, preload: false}),
  securityTxt: Joi.alternatives(
    Joi.object({email: Joi.string().email({tlds: false}).required()}),
    Joi.valid(false),
  ).default(false),
  trustedTypes: Joi.alternatives(
    Joi.object({policies: Joi.array().items(Joi.string()).default([])}),
    Joi.valid(false),
  ).default({policies: []}),
  reproducible: Joi.boolean().default(true),
});

/**
 * Validates a site's options and fills in the defaults.
 *
 * @throws one error that lists every invalid option.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  PluginOptions,
  SecureStaticOptions
>): SecureStaticOptions {
  return validate(schema, options);
}
