import type {JsonSchema} from '../schemas/json-schema';

/** One of the mappings among which the value of a key selects. */
export interface Form {
  /** The value; null for the form that accepts all other values. */
  tag: string | null;
  schema: JsonSchema;
}

/** Finds the forms of a mapping, as written by `joinByTag`. */
export function findForms({allOf = []}: JsonSchema): Form[] {
  return allOf.flatMap(({if: condition, then}) => {
    if (!condition || then?.$ref === undefined) {
      return [];
    }
    const [value] = Object.values(condition.properties ?? {});
    const tag = typeof value === 'object' ? value.const : undefined;
    return [{tag: typeof tag === 'string' ? tag : null, schema: then}];
  });
}
