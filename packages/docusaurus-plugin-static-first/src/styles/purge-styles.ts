import postcss, {
  type AtRule,
  type ChildNode,
  type Root,
  type Rule,
} from 'postcss';
import type {Node, Pseudo, Selector} from 'postcss-selector-parser';
import {addNames, type Names} from './collect-names';
import {listSelectors} from './list-selectors';
import {decodeImages} from './decode-images';
import {dropOverridden} from './drop-overridden';
import {listVariableNames} from './variable-names';

/** Whether a part of a selector can match in a page. */
function canMatch(node: Node, names: Names): boolean {
  const {tags, classes, ids} = names;
  switch (node.type) {
    case 'tag':
      return tags.has(node.value.toLowerCase());
    case 'class':
      return classes.has(node.value);
    case 'id':
      return ids.has(node.value);
    case 'pseudo':
      return canHold(node, names);
    // Attributes change while a page is in use.
    default:
      return true;
  }
}

/** Whether a pseudo-class can match. */
function canHold({value, nodes}: Pseudo, names: Names): boolean {
  // Others, such as `:not()`, may match because a name is absent.
  return /^:(?:is|where|has)$/.test(value)
    ? nodes.some((selector) => isNeeded(selector, names))
    : true;
}

/** Whether all names in a selector occur in the pages. */
export function isNeeded(selector: Selector, names: Names): boolean {
  return selector.nodes.every((node) => canMatch(node, names));
}

/** Whether a rule is a step of an animation, whose selector is not an element. */
export function isInKeyframes({parent}: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test(parent.name);
}

/** Drops selectors that match nothing, and rules without any selector left. */
function purgeRules(root: Root, names: Names): void {
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) {
      return;
    }
    const all = listSelectors(rule.selector);
    const left = all.filter((selector) => isNeeded(selector, names));
    if (left.length === 0) {
      rule.remove();
    } else if (left.length < all.length) {
      rule.selector = left.join();
    }
  });
}

/**
 * Drops custom properties that are never read.
 *
 * @param read - properties that are read elsewhere.
 */
export function purgeVariables(root: Root, read: ReadonlySet<string>): void {
  for (let before = -1, left = 0; before !== left;) {
    before = left;
    left = 0;
    const used = new Set(read);
    root.walkDecls(({value}) => {
      for (const name of listVariableNames(value)) {
        used.add(name);
      }
    });
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) {
        left += 1;
      } else {
        declaration.remove();
      }
    });
  }
}

/** Drops duplicates of the next declaration in a rule. */
function dropRepeated(root: Root): void {
  root.walkDecls((declaration) => {
    const next = declaration.next();
    if (next?.type === 'decl' && String(next) === String(declaration)) {
      declaration.remove();
    }
  });
}

/**
 * Matches rules for the root without specificity, with which packages set
 * defaults.
 */
const DEFAULTS = /^:where\((?::root|html(?:\[[^\]]*\])?)\)$/;

/** Drops defaults of custom properties that the root's own rules override. */
function dropDefaults(root: Root): void {
  const rules = root.nodes.filter((node) => node.type === 'rule');
  const outweighed = new Set<string>();
  for (const {selector, nodes} of rules) {
    for (const node of selector === ':root' ? nodes : []) {
      if (node.type === 'decl') {
        outweighed.add(node.prop);
      }
    }
  }
  for (const {selector, nodes} of rules) {
    for (const node of DEFAULTS.test(selector) ? [...nodes] : []) {
      if (
        node.type === 'decl' &&
        node.prop.startsWith('--') &&
        outweighed.has(node.prop) &&
        !node.important
      ) {
        node.remove();
      }
    }
  }
}

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer';

/** Whether a layer has its place in the order of layers from a block alone. */
function isPlaced(block: AtRule): boolean {
  const siblings = block.parent?.nodes ?? [];
  return (
    block.params !== '' &&
    !siblings
      .slice(0, siblings.indexOf(block))
      .filter(isLayer)
      .flatMap(({params}) => params.split(/\s*,\s*/))
      .includes(block.params)
  );
}

/**
 * Drops blocks that have become empty, innermost first. Of a layer, the name
 * stays: otherwise a block that another stylesheet has would come last.
 */
export function dropEmpty(root: Root): void {
  root.walk((node) => {
    let at: typeof node | undefined = node;
    while (
      at &&
      (at.type === 'rule' || at.type === 'atrule') &&
      at.nodes?.length === 0
    ) {
      const parent: unknown = at.parent;
      if (isLayer(at) && isPlaced(at)) {
        at.replaceWith(postcss.atRule({name: 'layer', params: at.params}));
        break;
      }
      at.remove();
      at =
        parent instanceof postcss.AtRule || parent instanceof postcss.Rule
          ? parent
          : undefined;
    }
  });
}

/**
 * Drops the rules that match nothing in some pages, and the custom properties
 * that are never read, and decodes drawings to text. PurgeCSS would drop too
 * much: it treats names in `:where(:not(pre))` as names that must be present.
 *
 * @param css - a whole stylesheet.
 * @param names - the names in the pages.
 * @param keep - names that scripts add before hydration.
 * @returns the remaining rules, in order.
 */
export function purgeStyles(
  css: string,
  names: Names,
  keep: readonly string[],
): string {
  const root = postcss.parse(css);
  purgeRules(root, addNames(names, keep));
  dropOverridden(root);
  dropDefaults(root);
  dropRepeated(root);
  purgeVariables(root, names.variables);
  dropEmpty(root);
  decodeImages(root);
  return root.toString();
}
