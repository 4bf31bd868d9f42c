export {checkDocstrings} from './check-docstrings';
export {checkProse, type ProseOptions, type ProseReport} from './check-prose';
export {readNames} from './names';
export {type AvoidedWord, readWords} from './words';
