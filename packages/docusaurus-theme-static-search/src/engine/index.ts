export {buildIndex} from './indexer/build-index';
export {createEmbeddedClient} from './search/client';
export type {EmbeddedClientOptions} from './search/client';
export {makeRecords} from '../records/make-records';
export {readRecords} from '../records/read-records';
export {readSections} from '../records/sections';
export {UnreachableError} from '../interface/errors';
export type {Page, SearchRecord, Section, SymbolEntry} from '../records/types';
export type {
  MarkedText,
  SearchAnswer,
  SearchClient,
  SearchHit,
  SearchRequest,
} from '../interface/types';
