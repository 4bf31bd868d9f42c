export {checkPackage, type CheckOptions} from './check-package';
export {findProblem} from './find-problem';
export {formatMeasures} from './report/format-measures';
