import {
  listProcessors,
  type Processor,
} from 'docusaurus-plugin-python-api/bundler/list-processors';
import type {PageStore} from './page-store';

const keeping = new WeakSet<Processor>();

/**
 * Has each page compiled once, until it changes: a page that is in the store
 * is taken from there. One that can't be compiled isn't stored.
 *
 * @param rules - the loaders of the site.
 */
export function keepPages(rules: readonly unknown[], store: PageStore): void {
  for (const processor of listProcessors(rules)) {
    // The bundles of readers and of the renderer share what compiles pages.
    if (!keeping.has(processor)) {
      keeping.add(processor);
      const process = processor.process.bind(processor);
      processor.process = async (page) => {
        const known = await store.find(page);
        if (known) {
          return known;
        }
        const compiled = await process(page);
        await store.add(page, compiled);
        return compiled;
      };
    }
  }
}
