import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {LONGEST_QUERY} from '../interface/longest-query';
import type {QuickLink} from '../client/settings';

/** A page that no Markdown file holds, described by the site. */
export interface SearchPageOptions {
  /** Path without base URL: `/`. */
  path: string;
  title: string;
  /** Section under which results are listed: `Home`. */
  section: string;
  description?: string;
  /** What the page says, as Markdown. */
  markdown: string;
}

/** The options of the theme, all of them optional. */
export interface SearchOptions {
  /**
   * Names of the sections of the docs, by the id of the docs instance. Others
   * are called as the navbar calls them.
   */
  sections?: Readonly<Record<string, string>>;
  /** Name of the blog's section; 'Blog' by default. */
  blogSection?: string;
  /** Pages to find besides docs and blog. */
  pages?: readonly SearchPageOptions[];
  /**
   * A list of the symbols of an API reference, relative to the site's folder.
   * The file may be missing.
   */
  symbolsFile?: string;
  /**
   * Where a build leaves the records for other uses (Algolia, the benchmark),
   * relative to the site's folder. Other locales than the default one add
   * their name: `records.fr.json`.
   */
  recordsFile?: string;
  /**
   * Whether the site ships its own index; true by default where
   * `themeConfig.algolia` is missing.
   */
  embedded?: boolean;
  /**
   * The name under which the browser keeps saved searches; by default that of
   * Algolia's index, or the site's title.
   */
  indexName?: string;
  /** The search page's path, false for none; 'search' by default. */
  searchPagePath?: string | false;
  /**
   * Where readers report a query that finds nothing; `{query}` becomes the
   * query. Without it an empty answer offers no report.
   */
  missingResultsUrl?: string;
  /** Queries that the search page shows as examples; none by default. */
  examples?: readonly string[];
  /** Pages that the search offers while nothing is asked; none by default. */
  quickLinks?: readonly QuickLink[];
  /**
   * Names of symbols of `symbolsFile` that the search offers while nothing is asked,
   * as `Pod` or with their path; none by default.
   */
  popularSymbols?: readonly string[];
}

const path = Joi.string().pattern(/^\//).messages({
  'string.pattern.base':
    '{{#label}} must begin with a slash: write "/{#value}".',
});

const target = Joi.string()
  .pattern(/^(?:\/|https?:\/\/)/)
  .messages({
    'string.pattern.base':
      '{{#label}} must begin with a slash, or be an address: write "/{#value}".',
  });

const schema = Joi.object<SearchOptions>({
  sections: Joi.object().pattern(Joi.string(), Joi.string()).messages({
    'object.base':
      '{{#label}} must be an object of names by id of the docs instance: \\{default: "Docs"}.',
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
  searchPagePath: Joi.alternatives(Joi.string(), Joi.valid(false)),
  examples: Joi.array()
    .items(Joi.string().trim().max(LONGEST_QUERY))
    .unique()
    .messages({
      'array.base': '{{#label}} must be a list of queries: ["how to start"].',
    }),
  quickLinks: Joi.array().items(
    Joi.object({
      label: Joi.string().required(),
      to: target.required(),
      note: Joi.string(),
    }),
  ),
  popularSymbols: Joi.array().items(Joi.string()).unique().messages({
    'array.base': '{{#label}} must be a list of names of symbols: ["Order"].',
  }),
  missingResultsUrl: Joi.string()
    .allow('')
    .pattern(/\{query\}|^$/)
    .messages({
      'string.pattern.base':
        '{{#label}} must hold \\{query} where the query belongs: "https://example.com/report?q=\\{query}".',
    }),
});

/**
 * Checks the options as Docusaurus reads them from its configuration.
 *
 * @throws an error that names the option and says what it must be.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<SearchOptions | undefined, SearchOptions>) {
  return validate(schema, options);
}
