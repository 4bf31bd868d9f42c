import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Library} from './bundle/replace-react';

export interface StaticFirstOptions {
  /**
   * What renders the pages of a build and takes them over in browsers. Preact
   * has to be installed, and is a sixth of React's size.
   */
  library: Library;
  /** Paths below the base URL of pages that hydrate as soon as they are there. */
  hydrateOnLoad: string[];
  /** Selectors of further elements that answer a click by a script. */
  controls: string[];
  /** Whether each page carries the styles that it needs in its HTML. */
  inlineStyles: boolean;
  /** Classes, ids and tags that scripts add before the hydration. */
  keepStyles: string[];
  /**
   * How many sets of inline styles the pages of one plugin instance have at
   * most. More make pages lighter, and the policy longer by a hash each.
   */
  styleSets: number;
  /**
   * What browsers with speculation rules do with a link that the reader is
   * about to follow; false leaves it to the browser.
   */
  speculation: 'prefetch' | 'prerender' | false;
}

/** What a site may give: everything has a default. */
export type PluginOptions = Partial<StaticFirstOptions> & {id?: string};

const path = Joi.string()
  .pattern(/^\//)
  .messages({'string.pattern.base': '{{#label}} must start with a slash.'});

const schema = Joi.object<StaticFirstOptions>({
  library: Joi.valid('react', 'preact').default('react').messages({
    'any.only': '{{#label}} must be "react" or "preact".',
  }),
  hydrateOnLoad: Joi.array().items(path).default(['/search', '/404.html']),
  controls: Joi.array().items(Joi.string()).default([]),
  inlineStyles: Joi.boolean().default(true),
  keepStyles: Joi.array().items(Joi.string()).default([]),
  styleSets: Joi.number().integer().min(1).default(3),
  speculation: Joi.valid('prefetch', 'prerender', false)
    .default('prerender')
    .messages({
      'any.only': '{{#label}} must be "prefetch", "prerender" or false.',
    }),
});

/**
 * Checks a site's options and fills in the defaults.
 *
 * @throws one error that names every wrong option.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  PluginOptions,
  StaticFirstOptions
>): StaticFirstOptions {
  return validate(schema, options);
}
