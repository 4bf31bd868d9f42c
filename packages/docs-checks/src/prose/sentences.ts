import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** The maximum number of words in a short sentence. */
export const SHORT = 6;

/** The number of sentences in a text, and of short ones. */
export interface SentenceCount {
  short: number;
  total: number;
}

/** Mark the start and end of a link's text during segmentation. */
const [START, END] = ['\uE000', '\uE001'];
/**
 * Matches a sentence that is only a link, such as "Read more", which can't be
 * joined with another.
 */
const LINK_ALONE = new RegExp(`^${START}[^${END}]*${END}[.!?]?$`);

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Counts the sentences in the paragraphs of a page. */
export function countSentences(tree: Root): SentenceCount {
  const count = {short: 0, total: 0};
  visit(tree, 'paragraph', (node) => {
    for (const {segment} of segmenter.segment(textOf(node))) {
      const words = segment.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
      if (LINK_ALONE.test(segment.trim())) {
        continue;
      }
      // List items without punctuation don't count as sentences.
      if (words.length > 0 && /[.!?][)”"]*\s*$/.test(segment)) {
        count.total += 1;
        count.short += Number(words.length <= SHORT);
      }
    }
  });
  return count;
}

/** Returns the text of a node. Code counts as one word. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return 'code';
  }
  if (node.type === 'text') {
    return node.value;
  }
  const inner =
    'children' in node
      ? node.children.map((child: Nodes) => textOf(child)).join('')
      : '';
  // Punctuation at the end of a link belongs to the sentence.
  return node.type === 'link'
    ? START + inner.replace(/[.!?]*$/, (mark) => END + mark)
    : inner;
}
