import {
  type AnySchemaObject,
  default as Ajv2020,
  type ErrorObject,
} from 'ajv/dist/2020.js';

/** A compiled JSON Schema. */
export interface Validator {
  /** Returns the errors of a value; none if it matches. */
  findErrors: (value: unknown) => ErrorObject[];
  /** Does the same for a part of this schema. */
  findErrorsIn: (part: AnySchemaObject, value: unknown) => ErrorObject[];
}

/** Validators by file name. */
export type Validators = ReadonlyMap<string, Validator>;

/**
 * Compiles JSON Schemas of draft 2020-12.
 *
 * @param schemas - by name.
 * @throws Error if one of them is invalid.
 */
export function createValidators(
  schemas: ReadonlyMap<string, AnySchemaObject>,
): Validators {
  return new Map(
    [...schemas].map(([name, schema]) => [name, createValidator(schema)]),
  );
}

function createValidator(schema: AnySchemaObject): Validator {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    // A choice may list keys that are described beside it.
    strictRequired: false,
  });
  const validate = ajv.compile(schema);
  return {
    findErrors: (value) => (validate(value) ? [] : (validate.errors ?? [])),
    findErrorsIn: (part, value) => {
      const definitions: unknown = schema.$defs;
      const validatePart = ajv.compile({$defs: definitions, ...part});
      return validatePart(value) ? [] : (validatePart.errors ?? []);
    },
  };
}
