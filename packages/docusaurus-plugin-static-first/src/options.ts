import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Library} from './bundle/replace-react';
import {isSelector} from './styles/is-selector';

export interface StaticFirstOptions {
  /**
   * The library that renders the pages of a build and hydrates them in
   * browsers. Preact has to be installed, and is a sixth of React's size.
   */
  library: Library;
  /**
   * Paths below the base URL of pages that hydrate immediately; by default the
   * search page and the not-found page.
   */
  hydrateOnLoad?: string[];
  /** Selectors of further elements whose clicks a script handles. */
  controls: string[];
  /** Whether each page includes the styles that it needs in its HTML. */
  inlineStyles: boolean;
  /** Classes, ids and tags that scripts add before the hydration. */
  keepStyles: string[];
  /**
   * The maximum number of sets of inline styles for the pages of one plugin
   * instance. More sets make pages smaller, but each adds a hash to the policy.
   */
  styleSets: number;
  /**
   * How browsers with speculation rules prepare a link that the reader is about
   * to follow; false adds no rules.
   */
  speculation: 'prefetch' | 'prerender' | false;
}

/** What a site can set; each option has a default. */
export type Options = Partial<StaticFirstOptions> & {id?: string};

const path = Joi.string()
  .pattern(/^\//)
  .messages({'string.pattern.base': '{{#label}} must start with a slash'});

/** One invalid selector would make the list of all controls invalid. */
const control = Joi.string()
  .custom((value: string, {error}) =>
    isSelector(value) ? value : error('any.invalid'),
  )
  .messages({
    'any.invalid': '{{#label}} must be a CSS selector such as ".chip"',
  });

/** A selector would match no name, so that its styles would be dropped silently. */
const styleName = Joi.string()
  .custom((value: string, {error}) => {
    if (/\s/.test(value)) {
      return error('name.spaces');
    }
    return /^[.#]/.test(value)
      ? error('name.selector', {name: value.slice(1)})
      : value;
  })
  .messages({
    'name.selector':
      '{{#label}} must be the name of a class, an id, a tag or a custom property: write "{#name}"',
    'name.spaces': '{{#label}} must be one name, without spaces',
  });

const schema = Joi.object<StaticFirstOptions>({
  library: Joi.valid('react', 'preact').default('react').messages({
    'any.only': '{{#label}} must be "react" or "preact"',
  }),
  hydrateOnLoad: Joi.array().items(path),
  controls: Joi.array().items(control).default([]),
  inlineStyles: Joi.boolean().default(true),
  keepStyles: Joi.array().items(styleName).default([]),
  styleSets: Joi.number().integer().min(1).default(3),
  speculation: Joi.valid('prefetch', 'prerender', false)
    .default('prerender')
    .messages({
      'any.only': '{{#label}} must be "prefetch", "prerender" or false',
    }),
})
  .messages({
    'object.unknown':
      '{{#label}} is not an option of docusaurus-plugin-static-first. See its README for the valid options',
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
}: OptionValidationContext<Options, StaticFirstOptions>): StaticFirstOptions {
  return validate(schema, options);
}
