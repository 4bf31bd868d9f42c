export {createMemory, generateApi} from './generate-api';
export {type GenerateOptions, type GenerateReport} from './settings';
export {reportGeneration, showProgress} from './terminal';
