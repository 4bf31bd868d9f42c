import {readAttribute, readTags, type Tag} from '../read-tags';
import {decode} from './character-references';

/**
 * Lists the start tags of a page and of the documents in its `srcdoc`
 * attributes, to which the policy of the page applies, too.
 */
export function listNestedTags(html: string): Tag[] {
  return [...readTags(html)].flatMap((tag) => {
    const nested =
      tag.name === 'iframe' ? readAttribute(tag, 'srcdoc') : undefined;
    return nested === undefined
      ? tag
      : [tag, ...listNestedTags(decode(nested))];
  });
}
