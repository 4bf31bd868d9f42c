import {
  type AnySchemaObject,
  default as Ajv2020,
  type ErrorObject,
} from 'ajv/dist/2020.js';

/** A JSON Schema, ready to be held against values. */
export interface Validator {
  /** Gives what a value has against the schema; nothing where it fits. */
  findErrors: (value: unknown) => ErrorObject[];
  /** The same for a schema that is part of this one. */
  findErrorsIn: (part: AnySchemaObject, value: unknown) => ErrorObject[];
}

/** By the name of the file that the schema is of. */
export type Validators = ReadonlyMap<string, Validator>;

/**
 * Compiles JSON Schemas of draft 2020-12.
 *
 * @param schemas - by name.
 * @throws Error when one is no schema.
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
    // A choice may name keys that are described beside it.
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
