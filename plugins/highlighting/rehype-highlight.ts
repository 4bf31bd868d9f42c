import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from 'docusaurus-plugin-page-exports/page';
import {labelOf} from './grammars';
import {renderCode} from './render';

/**
 * Highlights fences while a page is compiled. The `code` element loses its
 * text and gets what the theme's code block needs to show it: `highlighted`
 * (HTML), `label` (the language in words), and from the fence's meta string
 * `title` and `numbered`. Browsers then need no highlighter.
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
  // Plain text with a title says by the title what it is.
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
