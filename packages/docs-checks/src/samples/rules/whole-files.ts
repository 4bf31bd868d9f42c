import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {parse} from 'yaml';
import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {ConfigFile} from '../../schemas/options';
import {type Block, textOf} from '../pages/block';
import type {Validators} from '../yaml/validators';

/** Keys that an unmarked block has at least to be taken for a whole file. */
const ENOUGH = 2;

/**
 * A sample that is a whole file says so in its fence, and has the keys that
 * files need though the SDK has a default for them, such as a version.
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
            reason: `This is a whole ${fits.name} file, which its fence doesn't say`,
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
        note: 'Add it: readers copy the whole file.',
      }),
    );
}

function parseOrNull(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // Another check reports what is no YAML.
    return null;
  }
}
