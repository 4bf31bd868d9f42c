import {createDiagnostic} from '../../diagnostics';
import {countSentences, SHORT} from '../sentences';
import type {Rule} from './rule';

/** With fewer sentences, a share isn't meaningful. */
const ENOUGH = 20;

/** @param limit - maximum share of short sentences, from 0 to 1. */
export function createShortSentenceRule(limit: number): Rule {
  return ({file, tree}) => {
    const {short, total} = countSentences(tree);
    return total < ENOUGH || short <= limit * total
      ? []
      : [
          createDiagnostic({
            ruleId: 'short-sentences',
            file,
            line: 1,
            reason: `${short} of ${total} sentences have at most ${SHORT} words, more than ${Math.round(limit * 100)} %`,
            note: 'Join sentences that belong together.',
          }),
        ];
  };
}
