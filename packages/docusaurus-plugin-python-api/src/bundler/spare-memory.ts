import pLimit, {type LimitFunction} from 'p-limit';
import {bindJsx} from './bind-jsx';
import {listProcessors, type Processor} from './list-processors';

/** More wait for files now and then, and only the one that doesn't is at work. */
const AT_ONCE = 4;

const sparing = new WeakSet<Processor>();

function spareMemoryOf(processor: Processor, limit: LimitFunction): void {
  if (sparing.has(processor)) {
    return;
  }
  sparing.add(processor);
  const process = processor.process.bind(processor);
  processor.process = async (page) => {
    const compiled = await limit(() => process(page));
    return {...compiled, content: bindJsx(compiled.content)};
  };
}

/**
 * Has pages compiled a few at a time, into scripts that take the bundler less
 * memory. It asks for all at once, and each that has begun keeps its trees,
 * which take a hundred times the memory of its text.
 *
 * @param rules the loaders of the site
 */
export function spareMemory(rules: readonly unknown[]): void {
  const limit = pLimit(AT_ONCE);
  for (const processor of listProcessors(rules)) {
    spareMemoryOf(processor, limit);
  }
}
