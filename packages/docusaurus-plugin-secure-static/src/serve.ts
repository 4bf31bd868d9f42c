export {createSiteHandler} from './serve/create-site-handler';
