import pLimit, {type LimitFunction} from 'p-limit';

/** More wait for files now and then, and only the one that doesn't is at work. */
const AT_ONCE = 4;

/** What compiles pages: an option of Docusaurus' loader. */
interface Processor {
  process: (...page: unknown[]) => Promise<unknown>;
}

const limited = new WeakSet<Processor>();

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isProcessor(value: unknown): value is Processor {
  return isObject(value) && typeof value.process === 'function';
}

/** Docusaurus writes the loader of its pages as `use: [{loader, options}]`. */
function listProcessors(rule: unknown): Processor[] {
  const uses: unknown = isObject(rule) ? rule.use : undefined;
  return (Array.isArray(uses) ? uses : [])
    .filter(isObject)
    .map(({options}) => (isObject(options) ? options.processors : undefined))
    .filter(isObject)
    .flatMap((processors) => Object.values(processors))
    .filter(isProcessor);
}

function limitProcessor(processor: Processor, limit: LimitFunction): void {
  if (limited.has(processor)) {
    return;
  }
  limited.add(processor);
  const process = processor.process.bind(processor);
  processor.process = (...page) => limit(() => process(...page));
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
  for (const processor of rules.flatMap(listProcessors)) {
    limitProcessor(processor, limit);
  }
}
