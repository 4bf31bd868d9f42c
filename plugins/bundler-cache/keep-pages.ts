import {
  listProcessors,
  type Processor,
} from 'docusaurus-plugin-python-api/bundler/list-processors';
import type {PageStore} from './page-store';

const keeping = new WeakSet<Processor>();

/**
 * Compiles each page only once until it changes: pages in the store are taken
 * from there. Pages that fail to compile aren't stored.
 *
 * @param rules - the loaders of the site.
 */
export function keepPages(rules: readonly unknown[], store: PageStore): void {
  for (const processor of listProcessors(rules)) {
    // The client and server bundles share a processor.
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
