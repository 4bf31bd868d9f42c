import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {findSchemaErrors, formatErrors, type FieldError} from './field-errors';
import {
  COUNTED,
  type HomePage,
  KINDS_OF,
  PROOF_ICONS,
  ROLE_ICONS,
} from './home-types';
import {sitePath} from './validate';

const text = Joi.string().required();
const link = Joi.object({label: text, to: sitePath.required()});

/** A number, or a placeholder for a count. */
const figure = text.custom((value: string, helpers) => {
  const isCounted =
    (COUNTED as readonly string[]).includes(value) || KINDS_OF.test(value);
  const rest = value.replaceAll(/\{(?:product|Product|PRODUCT)\}/g, '');
  return isCounted || !/\{[^}]*\}/.test(rest)
    ? value
    : helpers.error('figure.unknown', {
        names: [...COUNTED, "{kinds of <a base class's name>}"].join(', '),
      });
});

function list(item: Joi.Schema) {
  return Joi.array().items(item).min(1).required();
}

const schema = Joi.object<HomePage>({
  description: text,
  kind: Joi.string(),
  headline: Joi.string(),
  lead: text,
  actions: Joi.array().items(link).required(),
  install: Joi.string(),
  picture: Joi.string(),
  roles: Joi.object({
    title: text,
    entries: list(
      Joi.object({
        reader: text,
        promise: text,
        icon: Joi.valid(...ROLE_ICONS).required(),
        links: list(link),
      }),
    ),
  }),
  figures: Joi.array().items(
    Joi.object({value: figure, label: text, to: sitePath}),
  ),
  sample: Joi.object({
    title: text,
    text,
    steps: Joi.array()
      .items(Joi.object({name: text, text}))
      .min(1),
    file: text,
    note: Joi.string(),
  }),
  proof: Joi.object({
    title: text,
    sides: list(
      Joi.object({
        title: text,
        entries: list(Joi.string()),
        icon: Joi.valid(...PROOF_ICONS),
      }),
    ),
  }),
  tutorials: Joi.object({
    title: text,
    all: link,
    entries: list(
      Joi.object({
        title: text,
        gain: text,
        to: sitePath.required(),
        cover: Joi.string(),
        facts: Joi.string(),
      }),
    ),
  }),
  closing: Joi.object({title: text, text, action: link.required()}),
}).messages({
  'figure.unknown':
    "'{#value}' is not a known count: write a number, or one of {#names}",
  'array.min': 'is empty: add an entry, or remove the part',
  'object.unknown': 'is not a known field: remove it, or fix its name',
  'any.required': 'is missing: add it',
});

function findMissingFiles(home: HomePage, root: string): FieldError[] {
  const named: [string[], string | undefined][] = [
    [['picture'], home.picture],
    [['sample', 'file'], home.sample?.file],
  ];
  return named.flatMap(([field, file]) =>
    file === undefined || fs.existsSync(path.join(root, file))
      ? []
      : [
          {
            path: field,
            message: `there is no file '${file}': add it, or remove ${field[0] ?? ''}`,
          },
        ],
  );
}

/**
 * Validates the content of the home page.
 *
 * @param candidate - the value that `config/home.ts` exports.
 * @param root - the repository's root, in which files are looked up.
 * @returns the same value.
 * @throws a single error that lists all problems as `file:line — field: what
 * and how to fix it`.
 */
export function validateHome(
  candidate: HomePage,
  root: string,
  file = 'config/home.ts',
): HomePage {
  const schemaErrors = findSchemaErrors(schema, candidate);
  const errors =
    schemaErrors.length > 0 ? schemaErrors : findMissingFiles(candidate, root);
  if (errors.length > 0) {
    throw new Error(
      `The home page can't be shown as it is:\n${formatErrors(errors, root, file)}`,
    );
  }
  return candidate;
}
