import fs from 'node:fs';
import path from 'node:path';
import type {Joi} from '@docusaurus/utils-validation';
import {locateField} from './locate';

/** An error in a field of a configuration file. */
export interface FieldError {
  /** The field's keys from the outermost to the innermost. */
  path: string[];
  message: string;
}

/** Lists all validation errors of a value. */
export function findSchemaErrors(
  schema: Joi.Schema,
  candidate: unknown,
): FieldError[] {
  const {error} = schema.validate(candidate, {
    abortEarly: false,
    errors: {label: false},
  });
  return (error?.details ?? []).map((detail) => ({
    path: detail.path.map(String),
    message: detail.message,
  }));
}

function readIfThere(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/**
 * Writes one line per error: `file:line — field: what and how to fix it`.
 *
 * @param root - the repository's root.
 * @param file - the file that contains the fields, relative to `root`.
 */
export function formatErrors(
  errors: readonly FieldError[],
  root: string,
  file: string,
): string {
  const source = readIfThere(path.join(root, file));
  return errors
    .map(
      (error) =>
        `  ${file}:${locateField(source, error.path)} — ` +
        `${error.path.join('.')}: ${error.message}.`,
    )
    .join('\n');
}
