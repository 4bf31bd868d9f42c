import {readAttribute, readTags, type Tag} from '../read-tags';
import {decode} from './character-references';

const LINE_END = /\r\n?/g;

/**
 * Lists the start tags of a page and of the documents in its `srcdoc`
 * attributes, to which the policy of the page applies, too. Line ends are those
 * that a browser hashes.
 *
 * @see https://html.spec.whatwg.org/#preprocessing-the-input-stream
 */
export function listNestedTags(html: string): Tag[] {
  // Most pages have no carriage return, and looking for one is much faster.
  const text = html.includes('\r') ? html.replaceAll(LINE_END, '\n') : html;
  return [...readTags(text)].flatMap((tag) => {
    const nested =
      tag.name === 'iframe' ? readAttribute(tag, 'srcdoc') : undefined;
    return nested === undefined
      ? tag
      : [tag, ...listNestedTags(decode(nested))];
  });
}
