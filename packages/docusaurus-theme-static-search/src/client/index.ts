export {closeModal, openModal} from './useModalState';
export {openClient} from './open-client';
export type {Provider} from './open-client';
export {useSearchLink} from './useSearchLink';
export {useSearchSettings} from './useSearchSettings';
export type {SearchSettings} from './read-settings';
export {
  ConfigurationError,
  RefusedError,
  UnreachableError,
} from '../interface/errors';
export {LONGEST_QUERY} from '../interface/longest-query';
export type {
  MarkedText,
  SearchAnswer,
  SearchClient,
  SearchHit,
  SearchRequest,
} from '../interface/types';
