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
