import pLimit, {type LimitFunction} from 'p-limit';
import {bindJsx} from './bind-jsx';
import {listProcessors, type Processor} from './list-processors';

/** Pages to compile at a time: more than one, as some wait for files. */
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
 * Compiles pages a few at a time, to scripts that need less memory in the
 * bundler. The bundler would start all at once, and the syntax trees of a page
 * take a hundred times the memory of its text.
 *
 * @param rules the loaders of the site
 */
export function spareMemory(rules: readonly unknown[]): void {
  const limit = pLimit(AT_ONCE);
  for (const processor of listProcessors(rules)) {
    spareMemoryOf(processor, limit);
  }
}
