import rehypeDeferred, {
  type DeferredOptions,
} from '../plugins/deferred/rehype-deferred';
import rehypeHighlight from '../plugins/highlighting/rehype-highlight';
import rehypeTableLabels from '../plugins/table-labels/rehype-table-labels';

/** The steps that prepare long pages, code and tables while pages are compiled. */
export function createRehypePlugins() {
  return [
    [
      rehypeDeferred,
      {
        element: 'deferred',
        containers: ['SymbolSection', 'Members'],
        choices: ['Tabs'],
      },
    ] satisfies [typeof rehypeDeferred, DeferredOptions],
    rehypeHighlight,
    rehypeTableLabels,
  ];
}
