import type {SearchRecord} from '../records/types';
import {makeHostedRecords} from './make-hosted-records';
import {makeSettings} from './make-settings';
import {makeSynonyms} from './make-synonyms';
import type {IndexContent} from './replace-index';

/** Creates the complete content of the hosted index from the site's records. */
export function makeContent(source: readonly SearchRecord[]): IndexContent {
  const records = makeHostedRecords(source);
  return {
    records,
    // The site has one language, which determines the settings.
    settings: makeSettings('en'),
    synonyms: makeSynonyms(records),
  };
}
