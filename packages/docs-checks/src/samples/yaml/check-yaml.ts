import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {type Document, LineCounter, parseAllDocuments} from 'yaml';
import {type Block, placeOf, textOf} from '../pages/block';
import {explainErrors} from './explain-errors';
import {findOffset} from './find-offset';
import type {Validators} from './validators';

/**
 * Checks a block of YAML: its syntax, and its schema if the fence has one.
 *
 * @param validators - by schema name.
 */
export function checkYaml(block: Block, validators: Validators): Diagnostic[] {
  const lineCounter = new LineCounter();
  const parsed = parseAllDocuments(textOf(block), {lineCounter});
  const documents = Array.isArray(parsed) ? parsed : [];
  const at = (offset: number) =>
    placeOf(block, lineCounter.linePos(offset).line);
  const malformed = documents.flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({message, pos}) =>
      createDiagnostic({
        ruleId: 'yaml',
        ...at(pos[0]),
        reason: `Invalid YAML: ${message.split('\n')[0]?.replace(/ at line.*/, '') ?? ''}`,
        note: 'Fix it, or set another language in the fence.',
      }),
    ),
  );
  return malformed.length > 0
    ? malformed
    : documents.flatMap((document) =>
        checkDocument(block, document, validators, at),
      );
}

function checkDocument(
  block: Block,
  document: Document.Parsed,
  validators: Validators,
  at: (offset: number) => {file: string; line: number},
): Diagnostic[] {
  const name = block.meta.values.get('schema') ?? '';
  const validator = validators.get(name);
  if (!validator) {
    return [];
  }
  return explainErrors(document.toJS(), validator).map(
    ({path, key, reason, note}) =>
      createDiagnostic({
        ruleId: 'schema',
        ...at(findOffset(document, path, key)),
        reason: `Invalid ${name} file: ${reason}`,
        note,
      }),
  );
}
