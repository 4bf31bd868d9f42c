import parseSelectors, {type Selector} from 'postcss-selector-parser';

const parsed = new Map<string, readonly Selector[]>();

/**
 * Parses the selectors of a rule, once: each kind of page is made of the same
 * stylesheets.
 *
 * @param rule - what stands before the braces.
 */
export function listSelectors(rule: string): readonly Selector[] {
  const known = parsed.get(rule) ?? parseSelectors().astSync(rule).nodes;
  parsed.set(rule, known);
  return known;
}
