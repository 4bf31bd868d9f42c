import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A sentence with at most so many words is short. */
export const SHORT = 6;

/** How many sentences of a text are short. */
export interface SentenceCount {
  short: number;
  total: number;
}

/** Enclose the text of a link while sentences are told apart. */
const [START, END] = ['\uE000', '\uE001'];
/** "Read more", say: what is all link is no sentence that could be joined. */
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
      // An ending mark tells a sentence from an item of a list.
      if (words.length > 0 && /[.!?][)”"]*\s*$/.test(segment)) {
        count.total += 1;
        count.short += Number(words.length <= SHORT);
      }
    }
  });
  return count;
}

/** The text of a node; code counts as one word. */
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
  // The mark that ends a sentence stays behind the mark that ends the link.
  return node.type === 'link'
    ? START + inner.replace(/[.!?]*$/, (mark) => END + mark)
    : inner;
}
