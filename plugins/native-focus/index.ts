import type {Plugin} from '@docusaurus/types';

/** A stylesheet as PostCSS passes it to its plugins. */
interface Stylesheet {
  walkRules: (
    visit: (rule: {selector: string; remove: () => void}) => void,
  ) => void;
}

/** The start of selectors that apply unless Tab was pressed last. */
const WITHOUT_KEYBOARD = 'body:not(.navigation-with-keyboard)';

const dropRules = {
  postcssPlugin: 'native-focus',
  Once(stylesheet: Stylesheet) {
    stylesheet.walkRules((rule) => {
      if (rule.selector.startsWith(WITHOUT_KEYBOARD)) {
        rule.remove();
      }
    });
  },
};

/**
 * Leaves it to the browser when to show the focus, as `:focus-visible` tells
 * clicks from keys. The theme hides the focus unless the body has a class,
 * which each click removes: that recalculated the style of every element on the
 * page.
 *
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-theme-common/src/hooks/styles.css
 */
export default function nativeFocus(): Plugin {
  return {
    name: 'native-focus',
    configurePostCss: (options) => ({
      ...options,
      plugins: [dropRules, ...options.plugins],
    }),
  };
}
