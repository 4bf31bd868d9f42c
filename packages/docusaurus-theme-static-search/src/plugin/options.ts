import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {LONGEST_QUERY} from '../interface/longest-query';
import type {QuickLink} from '../client/settings';

/** A page without a Markdown file, described in the options. */
export interface SearchPageOptions {
  /** Path without the base URL: `/`. */
  path: string;
  title: string;
  /** Section in which results are listed: `Home`. */
  section: string;
  description?: string;
  /** The page's text, as Markdown. */
  markdown: string;
}

/** What a site can set. All options are optional. */
export interface Options {
  /**
   * Names of the docs' sections, by id of the docs instance. Others use the
   * labels of the navbar.
   */
  sections?: Readonly<Record<string, string>>;
  /** Name of the blog's section; 'Blog' by default. */
  blogSection?: string;
  /** Further pages to search, besides docs and blog. */
  pages?: readonly SearchPageOptions[];
  /**
   * A list of the symbols in an API reference, relative to the site's folder.
   * The file may be missing.
   */
  symbolsFile?: string;
  /**
   * The file to which a build writes the records for other uses (Algolia, the
   * benchmark), relative to the site's folder. Other locales than the default
   * one add their name: `records.fr.json`.
   */
  recordsFile?: string;
  /**
   * Whether the site has its own index; true by default without
   * `themeConfig.algolia`.
   */
  embedded?: boolean;
  /**
   * The name under which the browser stores saved searches; by default that of
   * Algolia's index, or the site's title.
   */
  indexName?: string;
  /** The search page's path, false for none; 'search' by default. */
  searchPagePath?: string | false;
  /**
   * The URL for reporting a query without results; `{query}` becomes the query.
   * Without it, reports aren't offered.
   */
  missingResultsUrl?: string;
  /** Example queries on the search page; none by default. */
  examples?: readonly string[];
  /** Pages that the search offers before a query is entered; none by default. */
  quickLinks?: readonly QuickLink[];
  /**
   * Names of symbols in `symbolsFile` that the search offers before a query is
   * entered, such as `Pod`, or with their path; none by default.
   */
  popularSymbols?: readonly string[];
}

/** The validated options; their defaults depend on the site. */
export type SearchOptions = Options & {
  /** Docusaurus adds it to the options of each theme. */
  id?: string;
};

const path = Joi.string().pattern(/^\//).messages({
  'string.pattern.base':
    '{{#label}} must begin with a slash: write "/{#value}"',
});

const target = Joi.string()
  .pattern(/^(?:\/|https?:\/\/)/)
  .messages({
    'string.pattern.base':
      '{{#label}} must begin with a slash, or be an address: write "/{#value}"',
  });

const schema = Joi.object<SearchOptions>({
  sections: Joi.object().pattern(Joi.string(), Joi.string()).messages({
    'object.base':
      '{{#label}} must be an object of names by id of the docs instance: \\{default: "Docs"}',
  }),
  blogSection: Joi.string(),
  pages: Joi.array().items(
    Joi.object({
      path: path.required(),
      title: Joi.string().required(),
      section: Joi.string().required(),
      description: Joi.string().allow(''),
      markdown: Joi.string().allow('').required(),
    }),
  ),
  symbolsFile: Joi.string(),
  recordsFile: Joi.string(),
  embedded: Joi.boolean(),
  indexName: Joi.string(),
  searchPagePath: Joi.alternatives(Joi.string(), Joi.valid(false)).messages({
    'alternatives.types':
      '{{#label}} must be a path such as "search", or false',
  }),
  examples: Joi.array()
    .items(Joi.string().trim().max(LONGEST_QUERY))
    .unique()
    .messages({
      'array.base': '{{#label}} must be a list of queries: ["how to start"]',
    }),
  quickLinks: Joi.array().items(
    Joi.object({
      label: Joi.string().required(),
      to: target.required(),
      note: Joi.string(),
    }),
  ),
  popularSymbols: Joi.array().items(Joi.string()).unique().messages({
    'array.base': '{{#label}} must be a list of names of symbols: ["Order"]',
  }),
  missingResultsUrl: Joi.string()
    .allow('')
    .pattern(/\{query\}|^$/)
    .messages({
      'string.pattern.base':
        '{{#label}} must contain \\{query}: "https://example.com/report?q=\\{query}"',
    }),
})
  // Docusaurus accepts ids itself, but the pages have one search.
  .custom(({id = DEFAULT_PLUGIN_ID, ...others}: SearchOptions, helpers) =>
    id === DEFAULT_PLUGIN_ID ? {id, ...others} : helpers.error('id.other'),
  )
  .messages({
    'id.other':
      "A site has one docusaurus-theme-static-search. Remove 'id' from its options",
    'object.unknown':
      '{{#label}} is not an option of docusaurus-theme-static-search. See its README for the valid options',
  })
  .prefs({abortEarly: false});

/**
 * Validates the options that Docusaurus reads from its configuration.
 *
 * @throws one error that lists every invalid option.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, SearchOptions>) {
  return validate(schema, options);
}
