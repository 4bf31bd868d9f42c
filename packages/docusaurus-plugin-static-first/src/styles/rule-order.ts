import {selectorSpecificity} from '@csstools/selector-specificity';
import type {Declaration, Rule} from 'postcss';
import type {Node, Selector} from 'postcss-selector-parser';
import {FIXED_ATTRIBUTES} from './collect-names';

/** A selector of a rule, with what decides which of two rules applies. */
export interface RankedSelector {
  specificity: string;
  /**
   * The names of the elements that it matches, as `collectNames` describes
   * them: one of several lists.
   */
  subjects: readonly (readonly string[])[];
  pseudoElement: string | undefined;
  /** Properties that the rule sets, by group. */
  groups: ReadonlySet<string>;
}

/** Whether the order of two rules may matter. */
export type CanCompete = (
  one: RankedSelector,
  other: RankedSelector,
) => boolean;

/** Properties of which one may set another, such as `margin` and its sides. */
const GROUPS: readonly (readonly [string, RegExp])[] = [
  ['size', /^(?:min-|max-)?(?:width|height|inline-size|block-size)$/],
  ['inset', /^(?:inset|top|right|bottom|left)/],
  ['gap', /gap$/],
  ['place', /^(?:align|justify|place)-/],
  ['scroll', /^scroll-(?:margin|padding)/],
  ['font', /^(?:font|line-height)/],
];

/** Returns the group of a property: its first word for all other shorthands. */
function groupOf(prop: string): string {
  if (prop.startsWith('--')) {
    return prop;
  }
  const name = prop.toLowerCase().replace(/^-\w+-/, '');
  const [group] = GROUPS.find(([, pattern]) => pattern.test(name)) ?? [];
  return group ?? name.replace(/-.*/, '');
}

/** Important declarations never compete with others. */
function competitionOf({prop, important}: Declaration): string {
  return `${groupOf(prop)}${important ? '!' : ''}`;
}

const PSEUDO_ELEMENT = /^::|^:(?:before|after|first-line|first-letter)$/;

/** Lists the tags, classes and fixed attributes among the parts of a selector. */
function listNames(parts: readonly Node[]): string[] {
  return parts.flatMap((node) => {
    switch (node.type) {
      case 'tag':
        return [node.value.toLowerCase()];
      case 'class':
        return [`.${node.value}`];
      case 'attribute':
        return FIXED_ATTRIBUTES.includes(node.attribute) &&
          node.operator === '='
          ? [`[${node.attribute}=${node.value ?? ''}]`]
          : [];
      default:
        return [];
    }
  });
}

function listParentNames(parts: readonly Node[]): string[] {
  return listNames(parts)
    .filter((name) => !name.startsWith('['))
    .map((name) => `^${name}`);
}

/** Matches pseudo-classes that stand for one of several selectors. */
const LIST = /^:(?:is|where)$/;

const isCombinator = ({type}: Node) => type === 'combinator';

/** Describes the elements that a selector matches, as alternatives. */
function listSubjects({nodes}: Selector): string[][] {
  const at = nodes.findLastIndex(isCombinator);
  const last = nodes.slice(at + 1);
  const before = nodes.slice(0, Math.max(at, 0));
  const parent = before.slice(before.findLastIndex(isCombinator) + 1);
  const isChild = nodes[at]?.value?.trim() === '>';
  const own = [...listNames(last), ...(isChild ? listParentNames(parent) : [])];
  const list = last.find(
    (node) => node.type === 'pseudo' && LIST.test(node.value),
  );
  const alternatives =
    list?.type === 'pseudo' ? list.nodes.flatMap(listSubjects) : [[]];
  return alternatives.map((names) => [...own, ...names]);
}

function findPseudoElement({nodes}: Selector): string | undefined {
  const pseudos = nodes.filter((node) => node.type === 'pseudo');
  return pseudos
    .find(({value}) => PSEUDO_ELEMENT.test(value))
    ?.value.replace(/^:+/, '');
}

/** Describes a selector of a rule for `compareRules`. */
export function rankSelector(selector: Selector, rule: Rule): RankedSelector {
  const {a, b, c} = selectorSpecificity(selector);
  return {
    specificity: `${a},${b},${c}`,
    subjects: listSubjects(selector),
    pseudoElement: findPseudoElement(selector),
    groups: new Set(
      rule.nodes.filter((node) => node.type === 'decl').map(competitionOf),
    ),
  };
}

/**
 * Creates a function that tells whether the order of two rules may matter: they
 * have the same specificity, set the same property, and may match the same
 * element. It may err on the side of yes.
 *
 * @param elements - the elements of all pages, as `collectNames` describes them.
 * @param keep - names that scripts add to elements.
 */
export function compareRules(
  elements: Iterable<string>,
  keep: readonly string[],
): CanCompete {
  const all = [...elements].map((element) => new Set(element.split(' ')));
  const added = new Set(
    keep.flatMap((name) => [name, `.${name}`, `^${name}`, `^.${name}`]),
  );
  const known = new Map<string, boolean>();
  const isInOneElement = (one: readonly string[], other: readonly string[]) => {
    const names = [...one, ...other].filter((name) => !added.has(name));
    const key = names.sort().join(' ');
    const found =
      known.get(key) ??
      all.some((element) => names.every((name) => element.has(name)));
    known.set(key, found);
    return found;
  };
  return (one, other) =>
    one.specificity === other.specificity &&
    [...one.groups].some((group) => other.groups.has(group)) &&
    one.pseudoElement === other.pseudoElement &&
    one.subjects.some((subject) =>
      other.subjects.some((names) => isInOneElement(subject, names)),
    );
}
