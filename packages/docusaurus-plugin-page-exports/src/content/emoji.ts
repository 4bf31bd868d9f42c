import type {Root} from 'mdast';
import {get} from 'node-emoji';
import {visit} from 'unist-util-visit';

/** Matches the names that remark-emoji looks up. */
const NAME = /:\+1:|:-1:|:[\w-]+:/g;

/**
 * Whether a site shows emoji for their names: `markdown.emoji`, which Docusaurus
 * knows from 3.9 on.
 *
 * @param markdown - the site's `markdown` configuration.
 */
export function showsEmoji(markdown: object): boolean {
  return !('emoji' in markdown) || markdown.emoji !== false;
}

/**
 * Replaces names such as `:rocket:` by emoji, like remark-emoji in Docusaurus, which
 * runs after the ids of headings are derived. That package can't be imported here, as
 * the configuration of a site is loaded as CommonJS.
 *
 * @param tree - the page; it is changed.
 */
export function showEmoji(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = node.value.replace(NAME, (name) => get(name) ?? name);
  });
}
