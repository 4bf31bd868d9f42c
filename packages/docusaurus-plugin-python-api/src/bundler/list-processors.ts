/** A page as Docusaurus' loader hands it over to be compiled. */
export interface PageSource {
  content: string;
  filePath: string;
  compilerName: string;
}

/** A page as a script, and the only fact that the loader reads besides. */
export interface CompiledPage {
  content: string;
  data: {contentTitle?: unknown};
}

/** What compiles pages: an option of Docusaurus' loader. */
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
 * Lists what compiles the pages of a site. Docusaurus writes the loader of its
 * pages as `use: [{loader, options}]`.
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
