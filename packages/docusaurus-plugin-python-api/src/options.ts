import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {InventorySource} from './resolve/load-inventories';

/** Which package to document, and how. */
export interface Options {
  id?: string;
  /** Folder that contains the package's folder, relative to the site. */
  path: string;
  /** Name of the package; '' for every module in the folder. */
  package: string;
  /** Folder of the pages, relative to the site; `api` by default. */
  out?: string;
  /** Route of the docs instance that shows the pages; `/api` by default. */
  routeBasePath?: string;
  /** URL of a source line, see `GenerateOptions.sourceUrl`. */
  sourceUrl?: string;
  /** Globs of the files to read, relative to `path`; all by default. */
  include?: string[];
  /** Globs of the files to leave out; they take precedence over `include`. */
  exclude?: string[];
  /** Whether names with a leading underscore are documented. */
  private?: boolean;
  /** Style of the docstrings; by default detected for each one. */
  docstringStyle?: 'auto' | 'google' | 'numpy' | 'sphinx';
  /**
   * Where a symbol with several public paths is documented: at the shortest
   * `public` one (the default), or at its `definition`.
   */
  paths?: 'definition' | 'public';
  /**
   * Maximum number of symbols on a page, 200 by default; larger modules are
   * split. With `false`, each module is one page.
   */
  maxSymbols?: number | false;
  /** Whether a warning fails the build; false by default. */
  strict?: boolean;
  /** Folder for parse results and data files; `.cache/` and `out` by default. */
  cacheDir?: string;
  /** The version for `objects.inv`; `__version__` by default. */
  version?: string;
  /** Documentation of other projects that types link to. */
  inventories?: InventorySource[];
}

export type PluginOptions = Required<Options>;

/** A list is reported once, however many of its items are invalid. */
const ONCE = {abortEarly: true};

const globs = (name: string) =>
  Joi.array()
    .items(Joi.string())
    .default([])
    .messages({
      '*': `'${name}' must be a list of globs such as ['**/tests/**']`,
    })
    .prefs(ONCE);

const folder = (name: string, example: string) =>
  Joi.string().messages({
    '*': `'${name}' must be a folder relative to the site, such as '${example}'`,
  });

const flag = (name: string, initial: boolean) =>
  Joi.boolean()
    .strict()
    .default(initial)
    .messages({'*': `'${name}' must be true or false`});

const schema = Joi.object<PluginOptions>({
  path: folder('path', '../src').required().messages({
    'any.required':
      "'path' is missing: specify the folder that contains the Python package, relative to the site, such as '../src'",
  }),
  package: Joi.string()
    .allow('')
    .pattern(/^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u)
    .required()
    .messages({
      'any.required':
        "'package' is missing: specify the import name, such as 'shop', or '' for every module below 'path'",
      '*': "'package' must be an import name, such as 'shop' or 'company.shop', or '' for every module below 'path'",
    }),
  out: folder('out', 'api').default('api'),
  routeBasePath: Joi.string()
    .pattern(/^\/?[^/\s]+(?:\/[^/\s]+)*\/?$/)
    .default('/api')
    .messages({
      '*': "'routeBasePath' must be the route of the docs instance that shows the pages, such as '/api'",
    }),
  sourceUrl: Joi.string()
    .allow('')
    .pattern(/^https?:\/\/.*\{(?:path|file|repoPath)\}/)
    .default('')
    .messages({
      // Joi restores escaped braces only in messages with a template.
      '*': "{{\"'sourceUrl'\"}} must be a URL with \\{path}, \\{file} or \\{repoPath}, and \\{line}, such as 'https://github.com/me/shop/blob/main/\\{path}#L\\{line}'",
    }),
  include: globs('include'),
  exclude: globs('exclude'),
  private: flag('private', false),
  docstringStyle: Joi.string()
    .valid('auto', 'google', 'numpy', 'sphinx')
    .default('auto')
    .messages({
      '*': "'docstringStyle' must be 'auto', 'google', 'numpy' or 'sphinx'",
    }),
  paths: Joi.string().valid('definition', 'public').default('public').messages({
    '*': "'paths' must be 'public' or 'definition'",
  }),
  maxSymbols: Joi.alternatives(
    Joi.number().strict().integer().min(1),
    Joi.valid(false),
  )
    .default(200)
    .messages({
      '*': "'maxSymbols' must be a whole number of symbols, such as 200, or false",
    }),
  strict: flag('strict', false),
  cacheDir: folder('cacheDir', '.cache/api').default(
    ({out}: PluginOptions) => `.cache/${out}`,
  ),
  inventories: Joi.array()
    .items(
      Joi.object({
        url: Joi.string()
          .pattern(/^https?:\/\/\S+$/)
          .required(),
        file: Joi.string(),
      }),
    )
    .default([])
    .messages({
      // Joi restores escaped braces only in messages with a template.
      '*': "{{\"'inventories'\"}} must be a list such as [\\{url: 'https://docs.scipy.org/doc/scipy/'}], each with a 'file' if its objects.inv should not be downloaded",
    })
    .prefs(ONCE),
  version: Joi.string()
    .allow('')
    .default('')
    .messages({'*': "'version' must be a string such as '1.4'"}),
})
  .messages({
    'object.unknown':
      '{{#label}} is not an option of docusaurus-plugin-python-api. See its README for the valid options',
  })
  .prefs({abortEarly: false});

/**
 * Checks the options and fills in the defaults; Docusaurus calls it.
 *
 * @throws one error that lists every invalid option.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  const {routeBasePath, ...valid} = validate(schema, options);
  const route = routeBasePath.replace(/^\/|\/$/g, '');
  return {...valid, routeBasePath: `/${route}`};
}
