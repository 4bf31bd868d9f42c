import type {Fault as ReaderFault} from 'python-reader/model/index';
import type {Fault} from './finding';

/** What the rules find by themselves, and count. */
const COVERED = new Set<ReaderFault['code']>(['unknown-argument']);

/** Takes over what the reader found wrong with the package's source. */
export function readerFaults(faults: readonly ReaderFault[]): Fault[] {
  return faults
    .filter(({code}) => !COVERED.has(code))
    .map(({code, file, line, message, hint}) => ({
      rule: code,
      file,
      line,
      message,
      hint,
    }));
}
