import type {DeclarationReflection} from 'typedoc';
import {jsLiteral} from '../../docstrings/js-string';
import {plainText} from '../../docstrings/summary';
import type {Groups} from './groups';
import {element} from './jsx';
import {groupByKind, kindName} from './kind-name';
import {printSentence} from './writer';

/** So many symbols that a reader wants to see them before their texts. */
const OVERVIEW_FROM = 3;

/** A function's docstring belongs to its first signature. */
function sentenceOf(symbol: DeclarationReflection): string {
  const comments = [symbol, ...(symbol.signatures ?? [])].map(
    ({comment}) => comment,
  );
  return comments.map((comment) => printSentence(comment)).find(Boolean) ?? '';
}

function rowOf(symbol: DeclarationReflection): [string, string, string] {
  return [kindName(symbol), symbol.name, plainText(sentenceOf(symbol))];
}

/**
 * What a long module has, a line each, above all of it. The sentences are
 * plain text: those with links and code stand below.
 */
export function printOverview(groups: Groups): string {
  const {classes, functions, aliases, constants} = groups;
  const titled = groupByKind([
    ...classes,
    ...functions,
    ...aliases,
    ...constants,
  ]);
  const count = titled.reduce((sum, {symbols}) => sum + symbols.length, 0);
  return count < OVERVIEW_FROM
    ? ''
    : element('Overview', {
        groups: {
          code: jsLiteral(
            titled.map(({title, symbols}) => [title, symbols.map(rowOf)]),
          ),
        },
      });
}
