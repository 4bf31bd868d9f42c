import pLimit, {type LimitFunction} from 'p-limit';
import {listProcessors, type Processor} from './list-processors';

/** More wait for files now and then, and only the one that doesn't is at work. */
const AT_ONCE = 4;

const limited = new WeakSet<Processor>();

function limitProcessor(processor: Processor, limit: LimitFunction): void {
  if (limited.has(processor)) {
    return;
  }
  limited.add(processor);
  const process = processor.process.bind(processor);
  processor.process = (page) => limit(() => process(page));
}

/**
 * Has a few pages compiled at a time. The bundler asks for all at once, and
 * each that has begun keeps its trees, which take a hundred times the memory of
 * its text.
 *
 * @param rules the loaders of the site
 */
export function limitPages(rules: readonly unknown[]): void {
  const limit = pLimit(AT_ONCE);
  for (const processor of listProcessors(rules)) {
    limitProcessor(processor, limit);
  }
}
