import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {parseOnce} from './parsed-trees';

/**
 * A remark plugin that shares the tree of a page between Docusaurus, which
 * compiles it, and what else reads it: it is parsed by whoever comes first. It
 * is for `beforeDefaultRemarkPlugins`. The plugins beside it may change the tree
 * as they like, but must not extend the syntax of Markdown: others parse without
 * their extensions.
 *
 * @throws Error where no parser comes before it.
 */
export function remarkShareTree(this: Processor): void {
  const {parser} = this;
  if (!parser) {
    throw new Error('remarkShareTree needs a parser before it: remark-parse.');
  }
  this.parser = (text, file) =>
    parseOnce(file.path, text, () => parser(text, file) as Root);
}
