import postcss, {AtRule, type ChildNode, type Root, type Rule} from 'postcss';
import type {Selector} from 'postcss-selector-parser';
import type {Beginning, Names} from './collect-names';
import {listSelectors} from './list-selectors';
import {
  dropEmpty,
  isInKeyframes,
  isNeeded,
  purgeVariables,
} from './purge-styles';
import {
  indexElements,
  rankSelector,
  type CanCompete,
  type HasElement,
  type RankedSelector,
} from './rule-order';

/** The styles of a page in two parts. */
export interface PageStyles {
  /** Those of the page's beginning. */
  first: string;
  /** Those that only later elements, states or printing need. */
  rest: string;
}

/** Matches states that a page never has when it appears. */
const STATE = /^:(?:hover|active|focus|focus-visible|focus-within)$/;

/** Matches media of which only the whole page matters. */
const LATER_MEDIA = /^print$|^\(scripting: ?none\)/;

function isForLaterMedia({parent}: Rule): boolean {
  return parent instanceof AtRule && LATER_MEDIA.test(parent.params.trim());
}

/** Whether a node is in a cascade layer; layers rank by their first block. */
function isInLayer({parent}: ChildNode): boolean {
  let at: unknown = parent;
  while (at instanceof postcss.Rule || at instanceof AtRule) {
    if (at instanceof AtRule && at.name === 'layer') {
      return true;
    }
    at = at.parent;
  }
  return false;
}

/** Whether a selector can match when the beginning of the page appears. */
function isFirst(
  selector: Selector,
  {subjects}: RankedSelector,
  {names, hasElement}: {names: Names; hasElement: HasElement},
): boolean {
  return (
    isNeeded(selector, names) &&
    subjects.some(hasElement) &&
    selector.nodes.every((node) => {
      switch (node.type) {
        case 'pseudo':
          return !STATE.test(node.value);
        // Inline scripts may have set data attributes.
        case 'attribute':
          return (
            names.attributes.has(node.attribute) ||
            node.attribute.startsWith('data-')
          );
        default:
          return true;
      }
    })
  );
}

function walkStyleRules(
  root: Root,
  visit: (rule: Rule, at: number) => void,
): void {
  let at = 0;
  root.walkRules((rule) => {
    if (!isInKeyframes(rule)) {
      visit(rule, at);
      at += 1;
    }
  });
}

/**
 * Chooses the selectors of the first part. A rule that isn't needed there also
 * moves to it if one further down may override it, so that their order remains.
 *
 * @returns the selectors that belong to the first part, for each rule.
 */
function chooseSelectors(
  root: Root,
  {names, elements}: Beginning,
  canCompete: CanCompete,
): ReadonlySet<Selector>[] {
  const hasElement = indexElements(elements, [], {withAncestors: true});
  const first = {names, hasElement};
  const rules: Rule[] = [];
  walkStyleRules(root, (rule) => rules.push(rule));
  const chosen: ReadonlySet<Selector>[] = [];
  const below: RankedSelector[] = [];
  for (const rule of rules.reverse()) {
    const ranked = listSelectors(rule.selector).map(
      (selector) => [selector, rankSelector(selector, rule)] as const,
    );
    const own = ranked.filter(
      ([selector, rank]) =>
        isInLayer(rule) ||
        (isFirst(selector, rank, first) && !isForLaterMedia(rule)) ||
        below.some((other) => canCompete(rank, other)),
    );
    chosen.push(new Set(own.map(([selector]) => selector)));
    below.push(...own.map(([, rank]) => rank));
  }
  return chosen.reverse();
}

/** Lists the custom properties that a stylesheet sets. */
function listSet(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(/^--/, ({prop}) => {
    names.add(prop);
  });
  return names;
}

/** Lists the custom properties that layers set, all of which are read. */
function listLayered(root: Root): string[] {
  const names: string[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (isInLayer(declaration)) {
      names.push(declaration.prop);
    }
  });
  return names;
}

/** Removes the animations that no rule uses, except those of layers. */
function purgeKeyframes(root: Root): void {
  const used = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({value}) => {
    value.split(/[\s,]+/).forEach((word) => used.add(word));
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!used.has(rule.params) && !isInLayer(rule)) {
      rule.remove();
    }
  });
}

/** Reduces a stylesheet to the selectors of its first part. */
function keepFirst(
  root: Root,
  chosen: readonly ReadonlySet<Selector>[],
  {names}: Beginning,
): void {
  walkStyleRules(root, (rule, at) => {
    const left = listSelectors(rule.selector).filter((selector) =>
      chosen[at]?.has(selector),
    );
    rule.selector = left.join();
    if (left.length === 0) {
      rule.remove();
    }
  });
  purgeVariables(root, new Set([...names.variables, ...listLayered(root)]));
  purgeKeyframes(root);
  dropEmpty(root);
}

/** Removes what the first part contains. */
function keepRest(
  root: Root,
  chosen: readonly ReadonlySet<Selector>[],
  first: Root,
): void {
  const set = listSet(first);
  walkStyleRules(root, (rule, at) => {
    const all = listSelectors(rule.selector);
    const taken = all.filter((selector) => chosen[at]?.has(selector));
    const left = all.filter((selector) => !chosen[at]?.has(selector));
    const unread = rule.nodes.filter(
      (node) =>
        node.type === 'decl' && /^--/.test(node.prop) && !set.has(node.prop),
    );
    if (taken.length > 0 && unread.length > 0) {
      rule.before({
        selector: taken.join(),
        nodes: unread.map((node) => node.clone()),
      });
    }
    rule.selector = left.join();
    if (left.length === 0) {
      rule.remove();
    }
  });
  const animations = new Set<string>();
  first.walkAtRules(/keyframes$/, ({params}) => {
    animations.add(params);
  });
  root.walkAtRules((rule) => {
    const isRule = /^(?:container|media|scope|supports)$/.test(rule.name);
    const isLater =
      /keyframes$/.test(rule.name) && !animations.has(rule.params);
    if (!isRule && !isLater) {
      rule.remove();
    }
  });
  dropEmpty(root);
}

/**
 * Splits the styles of a page, so that its beginning can be shown before the
 * rest has arrived. Both parts together, in this order, have the effect of the
 * whole. All layers are in the first part, with the variables and animations
 * that only the rest uses. So are all fonts: with another one of its family,
 * Chromium applies an optional font that was too late, and moves the text.
 *
 * @param css - a whole stylesheet.
 * @param canCompete - whether the order of two rules may matter.
 */
export function splitStyles(
  css: string,
  beginning: Beginning,
  canCompete: CanCompete,
): PageStyles {
  const root = postcss.parse(css);
  const chosen = chooseSelectors(root, beginning, canCompete);
  const first = root.clone();
  keepFirst(first, chosen, beginning);
  keepRest(root, chosen, first);
  return {first: first.toString(), rest: root.toString()};
}
