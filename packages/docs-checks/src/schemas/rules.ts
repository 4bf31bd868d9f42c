import type {JsonSchema} from './json-schema';

/**
 * The alias of a value for which a template may leave a gap. Its type says
 * text, which would let any text pass for a list.
 */
export const PLACEHOLDER_ALIAS = 'TemplatedOrTyped';

export const PLACEHOLDER: JsonSchema = {
  description: 'a placeholder such as {{ name }}',
  type: 'string',
  pattern: '^\\s*\\{\\{.*\\}\\}\\s*$',
};

/** A choice between keys that types alone don't state. */
export interface Rule {
  /** Groups of keys of which exactly one is used; the first is required. */
  either: readonly (readonly [string, ...string[]])[];
  /** Says the rule to the person who broke it. */
  sentence: string;
}

/** By the name of the class; for classes that have all the keys. */
const RULES: Readonly<Record<string, Rule>> = {
  PodConfig: {
    either: [
      ['datasources'],
      ['datasource', 'data_config', 'pod_details_config'],
    ],
    sentence:
      'Give either datasources or datasource, never both; data_config and pod_details_config stand beside datasource alone.',
  },
  ModelConfig: {
    either: [['name'], ['model_reference']],
    sentence: 'Give either name or model_reference.',
  },
};

/**
 * Gives what a class's schema says besides the types of its keys.
 *
 * @param keys - the keys that the class has.
 */
export function ruleOf(
  className: string,
  keys: ReadonlySet<string>,
): JsonSchema | null {
  const rule = RULES[className];
  if (!rule?.either.flat().every((key) => keys.has(key))) {
    return null;
  }
  return {
    description: rule.sentence,
    oneOf: rule.either.map((group) => ({
      required: [group[0]],
      properties: Object.fromEntries(
        rule.either
          .filter((other) => other !== group)
          .flat()
          .map((key) => [key, false]),
      ),
    })),
  };
}
