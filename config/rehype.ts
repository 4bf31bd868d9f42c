import rehypeDeferred, {
  type DeferredOptions,
} from '../plugins/deferred/rehype-deferred';
import rehypeHighlight from '../plugins/highlighting/rehype-highlight';
import rehypeLinkedImages from '../plugins/linked-images/rehype-linked-images';
import rehypeTableLabels from '../plugins/table-labels/rehype-table-labels';

/** The rehype plugins that prepare long pages, code, images and tables. */
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
    rehypeLinkedImages,
    rehypeTableLabels,
  ];
}
