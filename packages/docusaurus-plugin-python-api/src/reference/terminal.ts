import {logger} from '@docusaurus/logger';
import {type ApiFault, formatFault} from './faults';

let lastStep = '';

/**
 * Shows how far a long step is: in place on a terminal, one line a step in a
 * log.
 */
export function showProgress(step: string, done?: number, total?: number) {
  const isNew = step !== lastStep;
  lastStep = step;
  if (process.stderr.isTTY && done !== undefined && total !== undefined) {
    const end = done === total ? '\n' : '';
    process.stderr.write(`\r${step}: ${done} of ${total}${end}`);
  } else if (isNew) {
    logger.info(`${step} …`);
  }
}

/**
 * Prints every fault, errors last so that they stand at the end of the log.
 *
 * @returns how many errors there are
 */
export function printFaults(faults: readonly ApiFault[]): number {
  const errors = faults.filter(({severity}) => severity === 'error');
  for (const fault of faults) {
    if (fault.severity === 'warning') {
      logger.warn(formatFault(fault));
    }
  }
  for (const fault of errors) {
    logger.error(formatFault(fault));
  }
  return errors.length;
}
