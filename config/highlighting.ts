import rehypeHighlight from '../plugins/highlighting/rehype-highlight';

/** The step that colours code while pages are compiled, for every section. */
export function createHighlighting() {
  return [rehypeHighlight];
}
