// All situations share one built site; separate test files would each build
// their own.
import './browser/what-is-asked';
import './browser/what-is-loaded';
import './browser/hosts-that-fail';
import './browser/what-readers-do';
import './browser/the-search-page';
import {prepareBed} from './browser/bed';

prepareBed();
