import type {Plugin} from '@docusaurus/types';

/** A stylesheet, as PostCSS hands it to its plugins. */
interface Stylesheet {
  walkRules: (
    visit: (rule: {selector: string; remove: () => void}) => void,
  ) => void;
}

/** Begins selectors for readers who have not pressed Tab, or have clicked since. */
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
 * Leaves it to browsers when a focus is shown: `:focus-visible` knows a click
 * from a key. The theme hides every focus unless the body has a class that a
 * click takes away, so each click had every element of the page styled anew.
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
