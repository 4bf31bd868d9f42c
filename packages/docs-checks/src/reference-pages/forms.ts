import type {JsonSchema} from '../schemas/json-schema';

/** One of the mappings that the value of a key chooses from. */
export interface Form {
  /** The value; null for the form that takes all other values. */
  tag: string | null;
  schema: JsonSchema;
}

/** Finds the forms of a mapping, as `joinByTag` writes them. */
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
