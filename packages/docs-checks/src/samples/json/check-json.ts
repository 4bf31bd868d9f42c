import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {type ParseError, parse, printParseErrorCode} from 'jsonc-parser';
import {type Block, placeOf, textOf} from '../pages/block';

/** Checks a block of JSON. */
export function checkJson(block: Block): Diagnostic[] {
  const text = textOf(block);
  const errors: ParseError[] = [];
  parse(text, errors, {disallowComments: true});
  // Errors after the first one are mostly its consequences.
  return errors.slice(0, 1).map(({error, offset}) =>
    createDiagnostic({
      ruleId: 'json',
      ...placeOf(block, text.slice(0, offset).split('\n').length),
      reason: `Invalid JSON: ${toWords(printParseErrorCode(error))}`,
      note: 'Fix it, or set another language in the fence.',
    }),
  );
}

/** `PropertyNameExpected` becomes `property name expected`. */
function toWords(code: string): string {
  return code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
