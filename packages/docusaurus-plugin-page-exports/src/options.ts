import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {MarkdownComponent} from './markdown/components';

export interface MarkdownOptions {
  /** Ids of the docs instances that get copies; all of them by default. */
  instances?: string[];
  /** Whether blog posts get copies, too; false by default. */
  posts?: boolean;
  /**
   * Functions that write components in copies and notebooks, by component name;
   * by default a component is replaced by its children.
   */
  components?: Readonly<Record<string, MarkdownComponent>>;
}

export interface LlmsOptions {
  /** The heading of `llms.txt`; the site's title by default. */
  title?: string;
  /** The sentence below the heading; the site's tagline by default. */
  description?: string;
}

export interface NotebookOptions {
  /**
   * One folder for all notebooks, below the base URL. Each notebook is then
   * named after the last segment of its page. By default each is beside its
   * page.
   */
  folder?: string;
}

/** What a site can set. All exports are on by default. */
export interface Options {
  id?: string;
  /** Whether pages get a copy in Markdown. */
  markdown?: boolean | MarkdownOptions;
  /** Whether `/llms.txt` lists the copies. */
  llms?: boolean | LlmsOptions;
  /** Whether pages with `notebook: true` get a notebook. */
  notebooks?: boolean | NotebookOptions;
  /**
   * A folder below the site that keeps parsed pages for the next build or
   * start; without it, none are kept.
   */
  cache?: string;
}

const switchOr = (object: Joi.ObjectSchema, name: string, fields: string) =>
  Joi.alternatives(Joi.boolean().strict(), object).messages({
    'alternatives.types': `'${name}' must be true, false or an object with ${fields}.`,
    'alternatives.match': `'${name}' must be true, false or an object with ${fields}: {{#message}}.`,
  });

/** The validated options; their defaults depend on the site. */
export type PluginOptions = Options;

const schema = Joi.object<PluginOptions>({
  markdown: switchOr(
    Joi.object({
      instances: Joi.array().items(Joi.string()).min(1),
      posts: Joi.boolean().strict(),
      components: Joi.object().pattern(Joi.string(), Joi.function()),
    }),
    'markdown',
    "'instances' (a list of ids of docs plugins), 'posts' (true or false) and 'components' (functions by the names of components)",
  ),
  llms: switchOr(
    Joi.object({title: Joi.string(), description: Joi.string()}),
    'llms',
    "'title' and 'description' (texts)",
  ),
  notebooks: switchOr(
    Joi.object({
      folder: Joi.string()
        .pattern(/^[\w-]+(?:\/[\w-]+)*$/)
        .message(
          "'folder' must be a path such as 'notebooks', without a slash at either end",
        ),
    }),
    'notebooks',
    "'folder' (a path below the base URL)",
  ),
  cache: Joi.string()
    .pattern(/^(?!\.{1,2}(?:\/|$))[\w.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*$/)
    .messages({
      'string.base': "'cache' must be a folder below the site",
      'string.pattern.base':
        "'cache' must be a folder below the site, such as '.cache/pages'",
    }),
})
  .messages({
    'object.unknown':
      '{{#label}} is not an option of docusaurus-plugin-page-exports. See its README for the valid options',
  })
  .prefs({abortEarly: false});

/**
 * Checks the options of the plugin. Docusaurus calls it.
 *
 * @throws one error that lists every invalid option.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
