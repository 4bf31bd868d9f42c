export {default} from './plugin';
export {validateOptions} from './plugin/options';
export type {SearchOptions, SearchPageOptions} from './plugin/options';
