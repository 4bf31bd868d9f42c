import {visit} from 'unist-util-visit';
import {createFault} from '../../pages/create-fault';
import type {Fault} from '../../sdk/finding';
import type {Rule} from './rule';

const LEAVE_OUT = 'leave it out, or say what is meant';
const PLAINER = 'write "use"';

// cspell:ignore leverag utili
/** Words that say nothing, or say it louder than it is. */
const FILLER: readonly (readonly [RegExp, string])[] = [
  [/\b(?:simply|just|easily|obviously|basically|very|please)\b/gi, LEAVE_OUT],
  [/\b(?:seamless(?:ly)?|robust(?:ly|ness)?|powerful(?:ly)?)\b/gi, LEAVE_OUT],
  [/\b(?:leverag(?:e[sd]?|ing)|utili[sz](?:e[sd]?|ing))\b/gi, PLAINER],
];

/** Prose has no filler words; code may say what it likes. */
export const checkFiller: Rule = ({file, tree, fields}) => {
  const faults: Fault[] = [];
  const check = (text: string, start: number) => {
    text.split('\n').forEach((line, index) => {
      faults.push(
        ...findFiller(line).map(([word, hint]) =>
          createFault(
            'filler',
            {file, line: start + index},
            `"${word}" is filler`,
            hint,
          ),
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
  return faults;
};

function findFiller(text: string): [word: string, hint: string][] {
  return FILLER.flatMap(([pattern, hint]) =>
    [...text.matchAll(pattern)].map(([word]): [string, string] => [word, hint]),
  );
}
