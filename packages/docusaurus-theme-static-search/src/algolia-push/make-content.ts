import type {SearchRecord} from '../records/types';
import {makeHostedRecords} from './make-hosted-records';
import {makeSettings} from './make-settings';
import {makeSynonyms} from './make-synonyms';
import type {IndexContent} from './replace-index';

/** Makes all that the hosted index holds from the site's records. */
export function makeContent(source: readonly SearchRecord[]): IndexContent {
  const records = makeHostedRecords(source);
  return {
    records,
    // The site has one language, and so have the rules of spelling.
    settings: makeSettings('en'),
    synonyms: makeSynonyms(records),
  };
}
