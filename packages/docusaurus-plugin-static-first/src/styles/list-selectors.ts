import postcss from 'postcss';
import parseSelectors, {type Selector} from 'postcss-selector-parser';

const parsed = new Map<string, readonly Selector[]>();

/**
 * Parses the selectors of a rule. Results are cached, since all kinds of pages
 * use the same stylesheets.
 *
 * @param rule - the text before the braces.
 */
export function listSelectors(rule: string): readonly Selector[] {
  const known = parsed.get(rule) ?? parseSelectors().astSync(rule).nodes;
  parsed.set(rule, known);
  return known;
}

/** Lists the classes and ids in a stylesheet, without escapes. */
export function listNames(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({selector}) => {
    for (const part of listSelectors(selector)) {
      part.walk((node) => {
        if (node.type === 'class' || node.type === 'id') {
          names.add(node.value);
        }
      });
    }
  });
  return names;
}
