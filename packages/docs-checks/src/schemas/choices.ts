import type {JsonSchema} from './json-schema';
import type {KeyChoice} from './options';

/**
 * Writes the schema of a choice between keys.
 *
 * @param keys - the keys of the class.
 * @returns null if the class doesn't have all keys of the choice.
 */
export function writeChoice(
  choice: KeyChoice | undefined,
  keys: ReadonlySet<string>,
): JsonSchema | null {
  if (!choice?.either.flat().every((key) => keys.has(key))) {
    return null;
  }
  return {
    description: choice.sentence,
    oneOf: choice.either.map((group) => ({
      required: [group[0]],
      properties: Object.fromEntries(
        choice.either
          .filter((other) => other !== group)
          .flat()
          .map((key) => [key, false]),
      ),
    })),
  };
}
