// One site is built for all situations: files of tests of their own would
// build one each.
import './browser/what-is-asked';
import './browser/what-is-loaded';
import './browser/hosts-that-fail';
import './browser/what-readers-do';
import './browser/the-search-page';
import {prepareBed} from './browser/bed';

prepareBed();
