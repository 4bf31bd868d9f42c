import {selectorSpecificity} from '@csstools/selector-specificity';
import type {Declaration, Rule} from 'postcss';
import type {Node, Selector} from 'postcss-selector-parser';
import {FIXED_ATTRIBUTES} from './describe-elements';

/** A selector of a rule, with what decides which of two rules applies. */
export interface RankedSelector {
  specificity: string;
  /**
   * The names of the elements that it matches, as `createDescriber` writes
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
      case 'pseudo':
        return node.value === ':root' ? ['html'] : [];
      default:
        return [];
    }
  });
}

/** Matches pseudo-classes that stand for one of several selectors. */
const LIST = /^:(?:is|where)$/;

const isCombinator = ({type}: Node) => type === 'combinator';

/**
 * The prefixes of names, by combinator and by their prefix for the element that
 * the combinator follows: `^` for the parent, `+` for the element before, `<`
 * for all elements around.
 */
const AROUND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {'': '<', '^': '<', '<': '<'},
  '>': {'': '^', '^': '<', '<': '<'},
  '+': {'': '+', '^': '^', '<': '<'},
  '~': {'^': '^', '<': '<'},
};

/** Describes the elements that the last combinator of a selector refers to. */
function listAround(nodes: readonly Node[], combinator: string): string[][] {
  return describeLast(nodes).map((names) =>
    names.flatMap((whole) => {
      const [, before = '', name = ''] = /^([<^]?)([.\w].*)$/.exec(whole) ?? [];
      const prefix = AROUND[combinator]?.[before];
      return prefix === undefined || name === '' ? [] : [`${prefix}${name}`];
    }),
  );
}

/** Describes the elements that a selector matches, as alternatives. */
function describeLast(nodes: readonly Node[]): string[][] {
  const at = nodes.findLastIndex(isCombinator);
  const last = nodes.slice(at + 1);
  const list = last.find(
    (node) => node.type === 'pseudo' && LIST.test(node.value),
  );
  const alternatives =
    list?.type === 'pseudo'
      ? list.nodes.flatMap((selector) => describeLast(selector.nodes))
      : [[]];
  const around =
    at === -1
      ? [[]]
      : listAround(nodes.slice(0, at), nodes[at]?.value?.trim() ?? '');
  return around.flatMap((more) =>
    alternatives.map((names) => [...listNames(last), ...more, ...names]),
  );
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
    subjects: describeLast(selector.nodes),
    pseudoElement: findPseudoElement(selector),
    groups: new Set(
      rule.nodes.filter((node) => node.type === 'decl').map(competitionOf),
    ),
  };
}

/** Whether some element has all of these names. */
export type HasElement = (names: readonly string[]) => boolean;

/**
 * Creates a function that tells whether some element has certain names.
 *
 * @param elements - as `createDescriber` describes them.
 * @param withAncestors - whether that includes all elements around one.
 * @param keep - names that scripts add to elements, so that any may have them.
 */
export function indexElements(
  elements: Iterable<string>,
  keep: readonly string[],
  {withAncestors = false} = {},
): HasElement {
  const all = [...elements].map((element) => new Set(element.split(' ')));
  const added = new Set(
    keep.flatMap((name) =>
      ['', '^', '+', '<'].flatMap((at) => [`${at}${name}`, `${at}.${name}`]),
    ),
  );
  const known = new Map<string, boolean>();
  return (some) => {
    const names = some.filter(
      (name) => !added.has(name) && (withAncestors || !name.startsWith('<')),
    );
    const key = names.sort().join(' ');
    const found =
      known.get(key) ??
      all.some((element) => names.every((name) => element.has(name)));
    known.set(key, found);
    return found;
  };
}

/**
 * Creates a function that tells whether the order of two rules may matter: they
 * have the same specificity, set the same property, and may match the same
 * element. It may err on the side of yes.
 *
 * @param hasElement - whether any page has an element with these names.
 */
export function compareRules(hasElement: HasElement): CanCompete {
  return (one, other) =>
    one.specificity === other.specificity &&
    [...one.groups].some((group) => other.groups.has(group)) &&
    one.pseudoElement === other.pseudoElement &&
    one.subjects.some((subject) =>
      other.subjects.some((names) => hasElement([...subject, ...names])),
    );
}
