import type {ErrorObject} from 'ajv';
import {type Explanation, wordError} from './word-error';
import type {Validator} from './validators';

/** Keywords whose errors mean that a value has a different form altogether. */
const FORMS: ReadonlySet<string> = new Set([
  'const',
  'enum',
  'pattern',
  'type',
]);

/**
 * Explains why a value doesn't match a schema. If it matches none of several
 * forms, a validator reports errors for each, but only those of the nearest
 * form are explained.
 *
 * @returns an empty list if the value matches.
 */
export function explainErrors(
  value: unknown,
  validator: Validator,
): Explanation[] {
  return reduce(validator.findErrors(value), validator).map(wordError);
}

/** Removes errors about forms that weren't meant. */
function reduce(
  errors: readonly ErrorObject[],
  validator: Validator,
): ErrorObject[] {
  const choices = errors.filter(
    (error) =>
      error.keyword === 'anyOf' &&
      !errors.some(
        (other) => other.keyword === 'anyOf' && isProperlyBelow(error, other),
      ),
  );
  const rules = errors.filter(({keyword}) => keyword === 'oneOf');
  const rest = errors.filter(
    (error) =>
      !choices.some((choice) => isBelow(error, choice)) &&
      !rules.some(({schemaPath}) =>
        error.schemaPath.startsWith(`${schemaPath}/`),
      ),
  );
  return [
    ...rest.filter(({keyword}) => keyword !== 'if'),
    ...distinct(choices).flatMap((choice) => nearestForm(choice, validator)),
  ];
}

function nearestForm(choice: ErrorObject, validator: Validator): ErrorObject[] {
  const forms: unknown = choice.schema;
  const errorsByForm = (Array.isArray(forms) ? forms : [])
    .map((form: object) =>
      reduce(validator.findErrorsIn(form, choice.data), validator),
    )
    .filter((errors) => !errors.some(isOfAnotherForm))
    .sort((one, other) => one.length - other.length);
  return (errorsByForm[0] ?? [{...choice, instancePath: ''}]).map((error) => ({
    ...error,
    instancePath: choice.instancePath + error.instancePath,
  }));
}

function isOfAnotherForm({instancePath, keyword}: ErrorObject): boolean {
  return instancePath === '' && (FORMS.has(keyword) || keyword === 'anyOf');
}

/** A value may fail the same choice in two ways. */
function distinct(choices: readonly ErrorObject[]): ErrorObject[] {
  return [
    ...new Map(choices.map((choice) => [choice.instancePath, choice])).values(),
  ];
}

function isBelow(error: ErrorObject, other: ErrorObject): boolean {
  return (
    error.instancePath === other.instancePath || isProperlyBelow(error, other)
  );
}

function isProperlyBelow(error: ErrorObject, other: ErrorObject): boolean {
  return error.instancePath.startsWith(`${other.instancePath}/`);
}
