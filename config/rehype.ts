import rehypeDeferred, {
  type DeferredOptions,
} from '../plugins/deferred/rehype-deferred';
import rehypeHighlight from '../plugins/highlighting/rehype-highlight';
import rehypeTableLabels from '../plugins/table-labels/rehype-table-labels';

/** The rehype plugins that prepare long pages, code and tables. */
export function createRehypePlugins() {
  return [
    [
      rehypeDeferred,
      {
        element: 'deferred',
        containers: ['SymbolSection', 'SymbolBody', 'Members'],
        choices: ['Tabs'],
      },
    ] satisfies [typeof rehypeDeferred, DeferredOptions],
    rehypeHighlight,
    rehypeTableLabels,
  ];
}
