import {createPageReader} from 'docusaurus-plugin-page-exports/page';
import {createMarkdown} from '../../config/markdown';
import {root} from './paths';
import {product} from './product';

/** Reads the pages of the site as Docusaurus does. */
export const reader = createPageReader({
  siteDir: root,
  siteConfig: {markdown: createMarkdown(product)},
});
