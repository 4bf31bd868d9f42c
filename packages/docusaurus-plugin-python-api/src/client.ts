export {breakable} from './breakable';
export {SEAMS} from './seams';
