import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {parse} from 'yaml';
import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {ConfigFile} from '../../schemas/options';
import {type Block, textOf} from '../pages/block';
import type {Validators} from '../yaml/validators';

/** The minimum number of keys for an unmarked block to count as a whole file. */
const ENOUGH = 2;

/**
 * Requires a schema in the fence of a sample that is a whole file, and the keys
 * that such a file needs although the SDK has defaults for them, such as a
 * version.
 */
export function checkWholeFiles(
  block: Block,
  files: readonly ConfigFile[],
  validators: Validators,
): Diagnostic[] {
  const value = parseOrNull(textOf(block));
  if (!isRecord(value)) {
    return [];
  }
  const schema = block.meta.values.get('schema');
  const at = {file: block.file, line: block.line};
  if (schema === undefined) {
    const fits =
      Object.keys(value).length >= ENOUGH
        ? files.find(
            ({name}) => validators.get(name)?.findErrors(value).length === 0,
          )
        : undefined;
    return fits
      ? [
          createDiagnostic({
            ruleId: 'unmarked-file',
            ...at,
            reason: `This is a complete ${fits.name} file, but its fence has no schema`,
            note: `Add schema="${fits.name}" to the fence.`,
          }),
        ]
      : [];
  }
  const expected = files.find(({name}) => name === schema)?.expectedKeys ?? [];
  return expected
    .filter((key) => !(key in value))
    .map((key) =>
      createDiagnostic({
        ruleId: 'incomplete-file',
        ...at,
        reason: `The ${schema} file has no key '${key}'`,
        note: 'Add it: readers copy complete files.',
      }),
    );
}

function parseOrNull(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // Another check reports invalid YAML.
    return null;
  }
}
