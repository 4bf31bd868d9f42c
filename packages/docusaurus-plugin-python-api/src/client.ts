export {breakable} from './breakable';
export {kindClass} from './kind-class';
export {SEAMS} from './seams';
