import type {Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';

function createTitle(text: string, locale: string): Paragraph {
  const title = text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  return {
    type: 'paragraph',
    data: {directiveLabel: true},
    children: [{type: 'text', value: title}],
  };
}

/**
 * Gives admonitions without a title the one that the theme shows in the page's
 * language.
 *
 * @param tree - the page; it is changed.
 * @param messages - the translations of the site and its themes, by id. Without one,
 * an admonition is titled by its keyword, which is the theme's text in English.
 * @param locale - the language, in which the capital letter of `i` may be `İ`.
 */
export function titleAdmonitions(
  tree: Root,
  messages: Readonly<Record<string, string>>,
  locale: string,
): void {
  visit(tree, 'containerDirective', ({name, children}) => {
    const [first] = children;
    const message = messages[`theme.admonition.${name}`];
    const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel;
    if (message && !hasTitle) {
      children.unshift(createTitle(message, locale));
    }
  });
}
