/** A page as Docusaurus' MDX loader passes it to the compiler. */
export interface PageSource {
  content: string;
  filePath: string;
  compilerName: string;
}

/** A compiled page, with the only other property that the loader reads. */
export interface CompiledPage {
  content: string;
  data: {contentTitle?: unknown};
}

/** A compiler of pages, which is an option of Docusaurus' loader. */
export interface Processor {
  process: (page: PageSource) => Promise<CompiledPage>;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isProcessor(value: unknown): value is Processor {
  return isObject(value) && typeof value.process === 'function';
}

/**
 * Lists the compilers of a site's pages. Docusaurus configures their loader as
 * `use: [{loader, options}]`.
 *
 * @param rules the loaders of the site
 */
export function listProcessors(rules: readonly unknown[]): Processor[] {
  return rules
    .flatMap((rule): unknown => (isObject(rule) ? rule.use : undefined))
    .filter(isObject)
    .map(({options}) => (isObject(options) ? options.processors : undefined))
    .filter(isObject)
    .flatMap((processors) => Object.values(processors))
    .filter(isProcessor);
}
