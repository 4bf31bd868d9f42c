import rehypeHighlight from '../plugins/highlighting/rehype-highlight';
import rehypeTableLabels from '../plugins/table-labels/rehype-table-labels';

/** The steps that prepare code and tables while pages are compiled. */
export function createRehypePlugins() {
  return [rehypeHighlight, rehypeTableLabels];
}
