import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {parseOnce} from './parsed-trees';

/**
 * A remark plugin that shares the tree of a page between Docusaurus, which
 * compiles it, and other readers; whichever comes first parses it. Add it to
 * `beforeDefaultRemarkPlugins`. Other plugins may change the tree, but must not
 * extend the syntax of Markdown: the page reader doesn't know their extensions.
 *
 * @throws Error if no parser comes before it.
 */
export function remarkShareTree(this: Processor): void {
  const {parser} = this;
  if (!parser) {
    throw new Error('remarkShareTree needs a parser before it: remark-parse.');
  }
  this.parser = (text, file) =>
    parseOnce(file.path, text, () => parser(text, file) as Root);
}
