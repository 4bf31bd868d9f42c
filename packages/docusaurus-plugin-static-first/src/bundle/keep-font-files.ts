import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
/** The rules of the bundler's configuration. */
export type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;
type Rule = Extract<Rules[number], object>;

const FONT = 'font.woff2';
const URL_LOADER = /[\\/]url-loader[\\/]/;

/** Has `url-loader`, if it is one of the rule's loaders, write files only. */
function neverInline(rule: Rule): Rule {
  if (!Array.isArray(rule.use)) {
    return rule;
  }
  return {
    ...rule,
    use: rule.use.map((entry) =>
      entry &&
      typeof entry === 'object' &&
      typeof entry.options === 'object' &&
      URL_LOADER.test(entry.loader ?? '')
        ? {...entry, options: {...entry.options, limit: false}}
        : entry,
    ),
  };
}

/**
 * Returns the bundler's rules with those for fonts changed so that fonts stay
 * files. Docusaurus would put a font of less than 10 kB into the stylesheet, and
 * each page contains its styles.
 */
export function keepFontFiles(rules: Rules): Rules {
  return rules.map((rule) =>
    rule &&
    typeof rule === 'object' &&
    rule.test instanceof RegExp &&
    rule.test.test(FONT)
      ? neverInline(rule)
      : rule,
  );
}
