import {visit} from 'unist-util-visit';
import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {AvoidedWord} from '../words';
import type {Rule} from './rule';

/** Creates a rule against words to avoid. Code is not checked. */
export function createWordRule(words: readonly AvoidedWord[]): Rule {
  return ({file, tree, fields}) => {
    const diagnostics: Diagnostic[] = [];
    visit(tree, 'text', ({value, position}) => {
      const line = position?.start.line ?? 1;
      diagnostics.push(...findWords(value, words, {file, line}));
    });
    for (const key of ['title', 'description']) {
      const field = fields.get(key);
      if (field) {
        const at = {file, line: field.line};
        diagnostics.push(...findWords(field.text, words, at));
      }
    }
    return diagnostics;
  };
}

/**
 * Finds the words to avoid in a text.
 *
 * @param at - the file and the first line of the text.
 */
export function findWords(
  text: string,
  words: readonly AvoidedWord[],
  {file, line}: {file: string; line: number},
): Diagnostic[] {
  return words.flatMap(({pattern, instead}) =>
    [...text.matchAll(pattern)].map(({0: found, index}) =>
      createDiagnostic({
        ruleId: 'word',
        file,
        line: line + text.slice(0, index).split('\n').length - 1,
        reason: `"${found.replaceAll(/\s+/g, ' ').trim()}" is on the list of words to avoid`,
        note: `${instead}.`,
      }),
    ),
  );
}
