import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {locateField} from './locate';
import type {Product} from './types';

const PYTHON_KEYWORDS = (
  'and as assert async await break class continue def del elif else except ' +
  'finally for from global if import in is lambda nonlocal not or pass ' +
  'raise return try while with yield match case type'
).split(' ');

const text = Joi.string().required();
const address = Joi.string()
  .uri({scheme: ['https', 'http'], allowQuerySquareBrackets: true})
  .required()
  .messages({
    'string.uri':
      "'{#value}' is not an absolute address: begin it with https://",
  });
// Braces are no part of a URI, so the places to fill in are checked apart.
const addressTemplate = Joi.string()
  .pattern(/^https?:\/\/\S+\{path\}\S*$/)
  .required()
  .messages({
    'string.pattern.base':
      "'{#value}' must be an absolute address that holds \\{path}",
  });
const link = Joi.object({label: text, url: address}).required();

const schema = Joi.object<Product>({
  name: text,
  slug: Joi.string()
    .pattern(/^[a-z_][a-z0-9_]*$/)
    .invalid(...PYTHON_KEYWORDS)
    .required()
    .messages({
      '*':
        "'{#value}' is not a Python identifier in lower case: use letters, " +
        "digits and underscores, not starting with a digit, such as 'my_sdk'",
    }),
  tagline: text,
  url: Joi.string()
    .pattern(/^https?:\/\/[^/\s]+$/)
    .required()
    .messages({
      '*':
        "'{#value}' is not an origin: write the scheme and the host alone, " +
        "such as 'https://docs.example.com'; a path belongs in baseUrl",
    }),
  baseUrl: Joi.string()
    .pattern(/^\/(?:[^\s/]+\/)*$/)
    .required()
    .messages({
      '*': "'{#value}' must begin and end with a slash, such as '/' or '/docs/'",
    }),
  hubUrl: address,
  company: link,
  source: link,
  editUrl: addressTemplate,
  social: link,
  supportEmail: Joi.string()
    .email({tlds: false})
    .required()
    .messages({'string.email': "'{#value}' is not an e-mail address"}),
  sdk: Joi.object({
    path: text,
    package: text,
    include: Joi.array().items(Joi.string()).required(),
    exclude: Joi.array().items(Joi.string()).required(),
    private: Joi.boolean().required(),
    docstringStyle: Joi.valid('auto', 'google', 'numpy', 'sphinx').required(),
    paths: Joi.valid('definition', 'public'),
    strict: Joi.boolean(),
    sourceUrl: Joi.string()
      .pattern(/^https?:\/\/\S+\{(?:path|file|repoPath)\}\S*$/)
      .required()
      .messages({
        'string.pattern.base':
          "'{#value}' must be an absolute address that holds \\{path}, \\{file} or \\{repoPath}",
      }),
    inventories: Joi.array().items(
      Joi.object({url: address, file: Joi.string()}),
    ),
  }).required(),
  announcement: Joi.object({
    id: text,
    text,
    link: Joi.object({
      label: text,
      path: Joi.string()
        .pattern(/^\/\S*$/)
        .required()
        .messages({
          'string.pattern.base':
            "'{#value}' is not a path of the site: begin it with a slash, " +
            "such as '/blog/welcome'",
        }),
    }),
  }),
  search: Joi.object({appId: text, apiKey: text, indexName: text}),
}).messages({
  'object.unknown': 'is not a known field: remove it, or fix its name',
  'any.required': 'is missing: add it',
});

interface ProductError {
  path: string[];
  message: string;
}

function findSchemaErrors(candidate: unknown): ProductError[] {
  const {error} = schema.validate(candidate, {
    abortEarly: false,
    errors: {label: false},
  });
  return (error?.details ?? []).map((detail) => ({
    path: detail.path.map(String),
    message: detail.message,
  }));
}

function findSdkErrors({sdk}: Product, root: string): ProductError[] {
  const folder = path.join(sdk.path, ...sdk.package.split('.'));
  const isThere = [folder, `${folder}.py`, `${folder}.pyi`].some((file) =>
    fs.existsSync(path.join(root, file)),
  );
  if (isThere) {
    return [];
  }
  const pathExists = fs.existsSync(path.join(root, sdk.path));
  return [
    {
      path: ['sdk', pathExists ? 'package' : 'path'],
      message:
        `there is no folder '${folder}': put the SDK's package there, or ` +
        'set sdk.path and sdk.package to where it is',
    },
  ];
}

function readIfThere(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/**
 * Checks an identity before anything is built with it.
 *
 * @param candidate - the value that `config/product.ts` exports.
 * @param root - the repository's root, in which the SDK's folder is looked up.
 * @param file - the file to name in the message, relative to `root`.
 * @returns the same value.
 * @throws one error that lists every error as `file:line — field: what and how
 * to fix it`.
 */
export function validateProduct(
  candidate: Product,
  root: string,
  file = 'config/product.ts',
): Product {
  const schemaErrors = findSchemaErrors(candidate);
  const errors =
    schemaErrors.length > 0 ? schemaErrors : findSdkErrors(candidate, root);
  if (errors.length === 0) {
    return candidate;
  }
  const source = readIfThere(path.join(root, file));
  const lines = errors.map(
    (error) =>
      `  ${file}:${locateField(source, error.path)} — ` +
      `${error.path.join('.')}: ${error.message}.`,
  );
  throw new Error(
    `The product's identity can't be used as it is:\n${lines.join('\n')}`,
  );
}
