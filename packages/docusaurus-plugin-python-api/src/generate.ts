export {generateApi, type GenerateReport} from './generate-api';
export type {GenerateOptions} from './settings';
export {reportGeneration, showProgress} from './terminal';
