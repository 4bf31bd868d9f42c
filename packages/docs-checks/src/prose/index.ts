export {checkDocstrings} from './check-docstrings';
export {checkProse, type ProseOptions} from './check-prose';
export {type AvoidedWord, readWords} from './words';
