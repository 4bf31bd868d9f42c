import type {Member} from '../../src/model';
import type {Comparison, Difference} from './differences';
import {CONTENT_EXPLANATIONS} from './content-explanations';
import {DEFINITION_EXPLANATIONS} from './definition-explanations';
import type {Evidence, Explanation} from './evidence';

import type {GriffeAnswer} from './run-griffe';
import type {OwnView, SymbolView} from './view';
import {SECTION_EXPLANATIONS} from './section-explanations';

export interface Explained {
  /** Differences by the sentence that explains them. */
  reasons: Map<string, Difference[]>;
  /** Differences without an explanation. */
  open: Difference[];
}

/** In order of precedence: the first that holds is the reason. */
const EXPLANATIONS: readonly Explanation[] = [
  ...DEFINITION_EXPLANATIONS,
  ...CONTENT_EXPLANATIONS,
  ...SECTION_EXPLANATIONS,
];

/** Members of what only one reader has are explained by the same reason. */
class Reasons {
  private readonly bySide = new Map<string, Explanation>();

  ofParent({difference, parent}: Evidence): Explanation | undefined {
    return this.bySide.get(`${difference.field} ${parent}`);
  }

  keep(difference: Difference, reason: Explanation): void {
    for (const side of sidesWithMembers(difference)) {
      this.bySide.set(`${side} ${difference.path}`, reason);
    }
  }
}

/** Finds the reason for each difference. */
export function explain(
  {differences}: Comparison,
  {view, members}: OwnView,
  answer: GriffeAnswer,
): Explained {
  const reasons = new Reasons();
  const explained: Explained = {reasons: new Map(), open: []};
  const depth = ({path}: Difference) => path.split('.').length;
  const outerFirst = [...differences].sort((a, b) => depth(a) - depth(b));
  for (const difference of outerFirst) {
    const evidence = gather(difference, {view, members}, answer);
    const reason =
      reasons.ofParent(evidence) ??
      EXPLANATIONS.find(({holds}) => holds(evidence));
    if (reason) {
      reasons.keep(difference, reason);
      const known = explained.reasons.get(reason.because) ?? [];
      explained.reasons.set(reason.because, [...known, difference]);
    } else {
      explained.open.push(difference);
    }
  }
  return explained;
}

/**
 * Which of the readers has a class or module where the other has none, so that
 * all of its members are `extra` or `missing`.
 */
function sidesWithMembers({field, ours, theirs}: Difference): string[] {
  const holds = (kind: string): boolean => /\b(?:class|module)\b/.test(kind);
  switch (field) {
    case 'extra':
      return holds(ours) ? ['extra'] : [];
    case 'missing':
      return holds(theirs) ? ['missing'] : [];
    case 'kind':
      return [
        ...(holds(ours) ? ['extra'] : []),
        ...(holds(theirs) ? ['missing'] : []),
      ];
    default:
      return [];
  }
}

function gather(
  difference: Difference,
  {view, members}: OwnView,
  {sites, symbols, normal, hasFailedStars}: GriffeAnswer,
): Evidence {
  const {path} = difference;
  const end = path.lastIndexOf('.');
  const parent = path.slice(0, end);
  return {
    difference,
    name: path.slice(end + 1),
    parent,
    member: members.get(path),
    sites: sites[path] ?? [],
    ours: inNormalForm(
      view.get(path)?.find(({kind}) => kind !== 'module'),
      normal,
    ),
    owner: members.get(parent),
    parentSites: members.has(parent) ? (sites[parent] ?? []) : [],
    constructor: constructorOf(path, members.get(path), symbols),
    theirs: symbols[path]?.find(({kind}) => kind !== 'module'),
    memberTypes: typesBelow(difference, symbols),
    isNamespace:
      view
        .get(path)
        ?.some(({kind, line}) => kind === 'module' && line === 0) === true,
    hasFailedStars,
  };
}

/** The `__init__` of a class, own or inherited. */
function constructorOf(
  path: string,
  member: Member | undefined,
  symbols: GriffeAnswer['symbols'],
): SymbolView | undefined {
  const order = member?.kind === 'class' ? member.mro : [];
  return [path, ...order.map((base) => base.path)]
    .map((one) => symbols[`${one}.__init__`]?.[0])
    .find((one) => one !== undefined);
}

function typesBelow(
  {path, field}: Difference,
  symbols: GriffeAnswer['symbols'],
): string[] {
  return field.endsWith('section: types')
    ? Object.keys(symbols)
        .filter((one) => one.startsWith(`${path}.`))
        .flatMap((one) => symbols[one]?.[0]?.annotation ?? [])
    : [];
}

/** The symbol with its value in Python's own formatting. */
function inNormalForm(
  symbol: SymbolView | undefined,
  {value}: GriffeAnswer['normal'],
): SymbolView | undefined {
  return symbol?.value
    ? {...symbol, value: value[symbol.value] ?? symbol.value}
    : symbol;
}
