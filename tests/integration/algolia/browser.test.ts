// All situations share one built site; separate test files would each build
// their own.
import './browser/requests';
import './browser/loaded-code';
import './browser/failing-hosts';
import './browser/reader-actions';
import './browser/search-page';
import {setUpSite} from './browser/set-up';

setUpSite();
