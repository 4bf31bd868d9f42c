export {
  checkSamples,
  type SampleOptions,
  type SampleReport,
} from './check-samples';
export {readBlocks} from './pages/read-blocks';
export {type Block} from './pages/block';
export {type Identifiers, readIdentifiers} from './rules/identifiers';
export type {LineLengths} from './rules/line-length';
export type {PrivacyOptions} from './rules/privacy-budget';
export {readResultKeys, type ResultKeyOptions} from './rules/result-keys';
export {listCommands} from './shell/list-commands';
