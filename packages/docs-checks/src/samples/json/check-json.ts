import {type ParseError, parse, printParseErrorCode} from 'jsonc-parser';
import type {Fault} from '../../sdk/finding';
import {createFault} from '../../pages/create-fault';
import {type Block, placeOf, textOf} from '../pages/block';

/** Says of a block of JSON what is wrong with it. */
export function checkJson(block: Block): Fault[] {
  const text = textOf(block);
  const errors: ParseError[] = [];
  parse(text, errors, {disallowComments: true});
  // What follows the first error is mostly its consequence.
  return errors
    .slice(0, 1)
    .map(({error, offset}) =>
      createFault(
        'json',
        placeOf(block, text.slice(0, offset).split('\n').length),
        `this is no JSON: ${toWords(printParseErrorCode(error))}`,
        'mend it, or name another language in the fence',
      ),
    );
}

/** `PropertyNameExpected` becomes `property name expected`. */
function toWords(code: string): string {
  return code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
