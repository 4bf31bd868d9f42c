import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {visit} from 'unist-util-visit';
import type {Rule} from './rule';

const LEAVE_OUT = 'Leave it out, or say what is meant.';
const PLAINER = 'Write "use".';

// cspell:ignore leverag utili
/** Words that say nothing, or say it louder than it is. */
const FILLER: readonly (readonly [RegExp, string])[] = [
  [/\b(?:simply|just|easily|obviously|basically|very|please)\b/gi, LEAVE_OUT],
  [/\b(?:seamless(?:ly)?|robust(?:ly|ness)?|powerful(?:ly)?)\b/gi, LEAVE_OUT],
  [/\b(?:leverag(?:e[sd]?|ing)|utili[sz](?:e[sd]?|ing))\b/gi, PLAINER],
];

/** Prose has no filler words; code may say what it likes. */
export const checkFiller: Rule = ({file, tree, fields}) => {
  const diagnostics: Diagnostic[] = [];
  const check = (text: string, start: number) => {
    text.split('\n').forEach((line, index) => {
      diagnostics.push(
        ...findFiller(line).map(([word, hint]) =>
          createDiagnostic({
            ruleId: 'filler',
            file,
            line: start + index,
            reason: `"${word}" is filler`,
            note: hint,
          }),
        ),
      );
    });
  };
  visit(tree, 'text', ({value, position}) => {
    check(value, position?.start.line ?? 1);
  });
  for (const key of ['title', 'description']) {
    const field = fields.get(key);
    if (field) {
      check(field.text, field.line);
    }
  }
  return diagnostics;
};

function findFiller(text: string): [word: string, hint: string][] {
  return FILLER.flatMap(([pattern, hint]) =>
    [...text.matchAll(pattern)].map(([word]): [string, string] => [word, hint]),
  );
}
