export {breakable} from './breakable';
