export {describeContent} from './describe-content';
export {makeContent} from './make-content';
export {prepareContent} from './prepare-content';
export {pushContent} from './push-content';
export {readAccount} from './read-account';
export type {Account} from './read-account';
