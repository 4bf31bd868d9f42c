import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {findSchemaErrors, formatErrors, type FieldError} from './field-errors';
import {findPackage, folderOf} from './find-package';
import type {Product} from './types';

/** Without soft keywords such as `match`, which modules may be named after. */
const PYTHON_KEYWORDS = (
  'and as assert async await break class continue def del elif else except ' +
  'finally for from global if import in is lambda nonlocal not or pass ' +
  'raise return try while with yield'
).split(' ');

const text = Joi.string().required();
/** A path of this site, without base URL. */
export const sitePath = Joi.string()
  .pattern(/^\/\S*$/)
  .messages({
    'string.pattern.base':
      "'{#value}' is not a path of the site: begin it with a slash, " +
      "such as '/blog/welcome'",
  });
const address = Joi.string()
  .uri({scheme: ['https', 'http'], allowQuerySquareBrackets: true})
  .required()
  .messages({
    'string.uriCustomScheme':
      "'{#value}' is not an absolute address: begin it with https://",
  });
// Not `uri()`: braces are invalid in a URI.
const addressTemplate = Joi.string()
  .pattern(/^https?:\/\/\S+\{path\}\S*$/)
  .required()
  .messages({
    'string.pattern.base':
      "'{#value}' must be an absolute address that contains \\{path}",
  });
/** Inside a name, these would end up as markup of the pages that contain it. */
const MARKUP = new RegExp(
  [
    /[<{[\\|`~]|\*(?!$)/,
    // Inside a word an underscore is text.
    /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u,
    // Quotes, headings and lists, if a paragraph begins with the name.
    /^>|^(?:#{1,6}|[-+]|\d+[.)])(?=\s)/,
  ]
    .map(({source}) => source)
    .join('|'),
  'u',
);
const productName = Joi.string()
  .required()
  .custom((name: string, helpers) => {
    const [found] = MARKUP.exec(name) ?? [];
    return found === undefined ? name : helpers.error('name.markup', {found});
  })
  .messages({
    'name.markup':
      "'{#value}' contains '{#found}', which is markup in Markdown and would " +
      'break the pages: write the name without it',
  });
const link = Joi.object({label: text, url: address});
const footerLink = Joi.object({
  label: text,
  to: sitePath,
  href: Joi.string()
    .pattern(/^(?:https?:\/\/|mailto:)\S+$/)
    .messages({
      'string.pattern.base':
        "'{#value}' is not an absolute address: begin it with https:// or mailto:",
    }),
})
  .xor('to', 'href')
  .messages({
    'object.missing': "has no target: add 'to' or 'href'",
    'object.xor': "has both 'to' and 'href': remove one",
  });

const schema = Joi.object<Product>({
  name: productName,
  slug: Joi.string()
    .pattern(/^[a-z_][a-z0-9_]*$/)
    .invalid(...PYTHON_KEYWORDS)
    .required()
    .messages({
      '*':
        "'{#value}' is not a Python identifier in lower case: use letters, " +
        "digits and underscores, not starting with a digit, such as 'my_sdk'",
      'any.invalid':
        "'{#value}' is a keyword of Python, which can't be imported: use another name",
    }),
  tagline: text,
  url: Joi.string()
    .pattern(/^https?:\/\/[^/?#@\s]+$/)
    .required()
    .messages({
      '*':
        "'{#value}' is not an origin: write the scheme and the host alone, " +
        "such as 'https://docs.example.org'; a path belongs in baseUrl",
    }),
  baseUrl: Joi.string()
    .pattern(/^\/(?:[^\s/]+\/)*$/)
    .required()
    .messages({
      '*':
        "'{#value}' must begin and end with a slash and contain no spaces, " +
        "such as '/' or '/docs/'",
    }),
  hubUrl: address.optional(),
  company: link,
  source: link,
  editUrl: addressTemplate.optional(),
  licence: Joi.string(),
  starts: Joi.object({guides: sitePath, tutorials: sitePath}),
  footer: Joi.array().items(
    Joi.object({
      title: text,
      links: Joi.array().items(footerLink).min(1).required().messages({
        'array.min': 'has no link: add one, or remove the group',
      }),
    }),
  ),
  locales: Joi.array().items(Joi.string()).min(1).unique(),
  singleEntryMenus: Joi.boolean(),
  supportEmail: Joi.string()
    .email({tlds: false})
    .messages({'string.email': "'{#value}' is not an e-mail address"}),
  sdk: Joi.object({
    path: text,
    package: text,
    include: Joi.array().items(Joi.string()).required(),
    exclude: Joi.array().items(Joi.string()).required(),
    private: Joi.boolean().required(),
    docstringStyle: Joi.valid('auto', 'google', 'numpy', 'sphinx').required(),
    paths: Joi.valid('definition', 'public'),
    maxSymbols: Joi.alternatives(Joi.number().integer().min(1), false),
    strict: Joi.boolean(),
    sourceUrl: Joi.string()
      .pattern(/^https?:\/\/\S+\{(?:path|file|repoPath)\}\S*$/)
      .messages({
        'string.pattern.base':
          "'{#value}' must be an absolute address that contains \\{path}, \\{file} or \\{repoPath}",
      }),
    inventories: Joi.array().items(
      Joi.object({url: address, file: Joi.string()}),
    ),
  }).required(),
  popularSymbols: Joi.array().items(Joi.string()),
  announcement: Joi.object({
    id: text,
    text,
    link: Joi.object({
      label: text,
      path: sitePath.required(),
    }),
  }),
  search: Joi.object({appId: text, apiKey: text, indexName: text}),
}).messages({
  'object.unknown': 'is not a known field: remove it, or fix its name',
  'any.required': 'is missing: add it',
});

function findSdkErrors({sdk}: Product, root: string): FieldError[] {
  if (findPackage(sdk, root) !== undefined) {
    return [];
  }
  const pathExists = fs.existsSync(path.join(root, sdk.path));
  return [
    {
      path: ['sdk', pathExists ? 'package' : 'path'],
      message:
        `there is no folder '${folderOf(sdk)}': put the SDK's package there, or ` +
        'set sdk.path and sdk.package to where it is',
    },
  ];
}

/**
 * Lists the errors in an identity.
 *
 * @param candidate - the value that `config/product.ts` exports.
 * @param root - the repository's root, in which the SDK's folder is looked up.
 */
export function findProductErrors(
  candidate: Product,
  root: string,
): FieldError[] {
  const errors = findSchemaErrors(schema, candidate);
  return errors.length > 0 ? errors : findSdkErrors(candidate, root);
}

/**
 * Validates an identity.
 *
 * @param candidate - the value that `config/product.ts` exports.
 * @param root - the repository's root, in which the SDK's folder is looked up.
 * @param file - the file to name in the message, relative to `root`.
 * @returns the same value.
 * @throws a single error that lists all problems as `file:line — field: what
 * and how to fix it`.
 */
export function validateProduct(
  candidate: Product,
  root: string,
  file = 'config/product.ts',
): Product {
  const errors = findProductErrors(candidate, root);
  if (errors.length === 0) {
    return candidate;
  }
  throw new Error(
    `The product's identity can't be used as it is:\n${formatErrors(errors, root, file)}`,
  );
}
