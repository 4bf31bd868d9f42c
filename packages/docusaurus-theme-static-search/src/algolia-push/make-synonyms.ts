import type {SynonymHit} from 'algoliasearch';
import {listSynonyms} from '../engine/text/synonyms';
import {unifySpelling} from '../engine/text/spelling';
import type {HostedRecord} from './types';

const WORD = /[a-z]{5,}/g;

function listWords(records: readonly HostedRecord[]): string[] {
  const words = new Set<string>();
  for (const {content, hierarchy} of records) {
    const texts = [content, ...Object.values(hierarchy)];
    for (const [word] of texts.join(' ').toLowerCase().matchAll(WORD)) {
      words.add(word);
    }
  }
  return [...words].sort();
}

/**
 * Returns the British or American variant: `visualization` with s, `behaviour`
 * without u.
 */
function spellOtherwise(word: string): string | undefined {
  const american = unifySpelling(word);
  if (american !== word) {
    return american;
  }
  const british = word.replace(/([iy])z(?=[aei])/, '$1s');
  return british !== word && unifySpelling(british) === word
    ? british
    : undefined;
}

function toSynonym(terms: readonly string[]): SynonymHit {
  return {
    objectID: terms.join('|').replaceAll(' ', '-'),
    type: 'synonym',
    synonyms: [...terms],
  };
}

/**
 * Creates the synonyms of the hosted search: the groups of the embedded search,
 * and the British or American spelling of each word of the site.
 */
export function makeSynonyms(records: readonly HostedRecord[]): SynonymHit[] {
  const spellings = new Map<string, string[]>();
  for (const word of listWords(records)) {
    const other = spellOtherwise(word);
    if (other !== undefined) {
      const pair = [word, other].sort();
      spellings.set(pair.join('|'), pair);
    }
  }
  return [...listSynonyms(), ...spellings.values()].map(toSynonym);
}
