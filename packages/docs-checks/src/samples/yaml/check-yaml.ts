import {type Document, LineCounter, parseAllDocuments} from 'yaml';
import type {Fault} from '../../sdk/finding';
import {createFault} from '../../pages/create-fault';
import {type Block, placeOf, textOf} from '../pages/block';
import {explainErrors} from './explain-errors';
import {findOffset} from './find-offset';
import type {Validators} from './validators';

/**
 * Says of a block of YAML what is wrong with it: its form, and whether it fits
 * the schema that its fence names.
 *
 * @param validators - by the schema's name.
 */
export function checkYaml(block: Block, validators: Validators): Fault[] {
  const lineCounter = new LineCounter();
  const parsed = parseAllDocuments(textOf(block), {lineCounter});
  const documents = Array.isArray(parsed) ? parsed : [];
  const at = (offset: number) =>
    placeOf(block, lineCounter.linePos(offset).line);
  const malformed = documents.flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({message, pos}) =>
      createFault(
        'yaml',
        at(pos[0]),
        `this is no YAML: ${message.split('\n')[0]?.replace(/ at line.*/, '') ?? ''}`,
        'mend it, or name another language in the fence',
      ),
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
): Fault[] {
  const name = block.meta.values.get('schema') ?? '';
  const validator = validators.get(name);
  if (!validator) {
    return [];
  }
  return explainErrors(document.toJS(), validator).map(
    ({path, key, message, hint}) =>
      createFault(
        'schema',
        at(findOffset(document, path, key)),
        `this is no ${name} file: ${message}`,
        hint,
      ),
  );
}
