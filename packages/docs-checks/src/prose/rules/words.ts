import {visit} from 'unist-util-visit';
import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {AvoidedWord} from '../words';
import type {Rule} from './rule';

/** Creates a rule against words to avoid. Code is not checked. */
export function createWordRule(words: readonly AvoidedWord[]): Rule {
  return ({file, tree, fields}) => {
    const diagnostics: Diagnostic[] = [];
    visit(tree, 'text', ({value, position}) => {
      const first = position?.start.line ?? 1;
      const lineAt = (row: number) => first + row;
      diagnostics.push(...findWords(value, words, {file, lineAt}));
    });
    for (const key of ['title', 'description']) {
      const field = fields.get(key);
      if (field) {
        const lineAt = (row: number) => field.line + row;
        diagnostics.push(...findWords(field.text, words, {file, lineAt}));
      }
    }
    return diagnostics;
  };
}

/** Where a text is. */
interface TextPlace {
  file: string;
  /** Returns the line in the file of a line of the text, counted from 0. */
  lineAt: (row: number) => number;
}

/** Finds the words to avoid in a text. */
export function findWords(
  text: string,
  words: readonly AvoidedWord[],
  {file, lineAt}: TextPlace,
): Diagnostic[] {
  return words.flatMap(({pattern, instead}) =>
    [...text.matchAll(pattern)].map(({0: found, index}) =>
      createDiagnostic({
        ruleId: 'word',
        file,
        line: lineAt(text.slice(0, index).split('\n').length - 1),
        reason: `"${found.replaceAll(/\s+/g, ' ').trim()}" is on the list of words to avoid`,
        note: `${instead}.`,
      }),
    ),
  );
}
