import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from 'docusaurus-plugin-page-exports/page';
import {labelOf} from './grammars';
import {renderCode} from './render';

/**
 * Highlights fences at build time, so that browsers need no highlighter.
 * Replaces the text of the `code` element by the properties that the theme's
 * code block needs: `highlighted` (HTML), `label` (the display name of the
 * language), and, from the fence's meta string, `title` and `numbered`.
 */
export default function rehypeHighlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      const [text] = node.children;
      const isFence =
        node.tagName === 'code' &&
        parent?.type === 'element' &&
        parent.tagName === 'pre';
      if (isFence && text?.type === 'text') {
        highlight(node, text.value);
      }
    });
  };
}

function highlight(node: Element, code: string): void {
  const {metastring} = node.properties;
  const meta = typeof metastring === 'string' ? metastring : '';
  const {flags, values} = parseFenceMeta(meta);
  const language = readLanguage(node);
  const numbered = flags.has('showLineNumbers');
  const title = values.get('title');
  // The title of plain text already describes it.
  const hasLabel =
    language !== '' && !(language === 'text' && title !== undefined);
  node.properties = {
    highlighted: renderCode({code, language, meta, isNumbered: numbered}),
    ...(hasLabel && {label: labelOf(language.toLowerCase())}),
    ...(title !== undefined && {title}),
    ...(numbered && {numbered}),
  };
  node.children = [];
}

function readLanguage(node: Element): string {
  const names = node.properties.className;
  const name = Array.isArray(names)
    ? names.map(String).find((entry) => entry.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length) ?? '';
}
