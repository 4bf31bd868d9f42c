import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {removeControls} from './remove-controls';

/**
 * Creates the entries of the feeds as Docusaurus does, but without controls. Atom
 * requires an author, so posts without one are by the product.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287#section-4.1.2
 */
export const createFeedItems: CreateFeedItemsFn = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const {title} = params.siteConfig;
  const items = await defaultCreateFeedItems(params);
  return items.map(({content = '', author = [{name: title}], ...item}) => ({
    ...item,
    author,
    content: removeControls(content),
  }));
};
