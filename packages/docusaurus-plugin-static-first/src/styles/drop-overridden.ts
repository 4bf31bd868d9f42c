import {AtRule, type Declaration, Root, type Rule} from 'postcss';
import type {Node} from 'postcss-selector-parser';
import {listSelectors} from './list-selectors';

/** Keywords that all browsers have long supported. */
const KEYWORDS = new Set(
  (
    'absolute auto baseline block bold border-box both bottom center column ' +
    'currentcolor default ease end fixed flex flex-end flex-start grid hidden ' +
    'inherit initial inline inline-block inline-flex inset italic left linear ' +
    'middle none normal nowrap pointer relative right row solid ' +
    'space-between start static sticky stretch table top transparent ' +
    'underline unset uppercase visible wrap'
  ).split(' '),
);

/** Matches numbers with common units, and colours. */
const PLAIN =
  /^(?:[-+]?(?:\d+|\d*\.\d+)(?:px|r?em|%|ch|v[hw]|deg|m?s)?|#[\da-f]{3}(?:[\da-f]{3})?)$/i;

/** Matches pseudo-classes and pseudo-elements that all browsers have long had. */
const PSEUDO =
  /^::?(?:active|after|before|checked|disabled|empty|enabled|first-child|first-letter|first-line|focus|hover|last-child|link|not|nth-child|root|target|visited)$/;

/** Matches conditions, which only decide whether a rule applies. */
const CONDITION = /^(?:container|media|supports)$/;

/** Whether all browsers take over a value, instead of an earlier one. */
function isSupported({prop, value}: Declaration): boolean {
  return (
    prop.startsWith('--') ||
    // Browsers accept any value with a variable.
    value.includes('var(') ||
    value
      .toLowerCase()
      .split(/\s+/)
      .every((word) => KEYWORDS.has(word) || PLAIN.test(word))
  );
}

/** Whether no browser drops the rule of a selector that it doesn't know. */
function isKnown(rule: Rule): boolean {
  const isKnownNode = (node: Node): boolean =>
    (node.type !== 'pseudo' || PSEUDO.test(node.value)) &&
    (!('nodes' in node) || node.nodes.every(isKnownNode));
  return listSelectors(rule.selector).every(isKnownNode);
}

/**
 * Describes the conditions around a rule; undefined if something else is around
 * it, such as a layer or another rule.
 */
function describeConditions({parent}: Rule): string | undefined {
  let text = '';
  let at: unknown = parent;
  for (; at instanceof AtRule && CONDITION.test(at.name); at = at.parent) {
    text = `@${at.name} ${at.params} ${text}`;
  }
  return at instanceof Root ? text : undefined;
}

/**
 * Drops declarations that the same selectors override further down, as when a
 * site replaces a theme's values: under the same conditions or unconditionally,
 * and only if all browsers support the later selector and value. An earlier
 * declaration in the same rule is a fallback and stays.
 */
export function dropOverridden(root: Root): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  const overridden = new Set<string>();
  for (const rule of rules.reverse()) {
    const conditions = describeConditions(rule);
    if (conditions === undefined) {
      continue;
    }
    const selectors = listSelectors(rule.selector).map(String);
    const declarations = rule.nodes.filter((node) => node.type === 'decl');
    const isDead = ({prop, important}: Declaration) =>
      !important &&
      selectors.every((selector) =>
        ['', conditions].some((where) =>
          overridden.has(`${where}${selector}{${prop}`),
        ),
      );
    const dead = declarations.filter(isDead);
    const taken = isKnown(rule) ? declarations.filter(isSupported) : [];
    for (const {prop} of taken) {
      for (const selector of selectors) {
        overridden.add(`${conditions}${selector}{${prop}`);
      }
    }
    dead.forEach((declaration) => declaration.remove());
  }
}
