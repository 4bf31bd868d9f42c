import type {Member} from '../../src/model';
import type {Comparison, Difference} from './differences';
import type {Evidence} from './evidence';
import {EXPLANATIONS} from './explanations';
import type {GriffeAnswer} from './run-griffe';
import type {OwnView, SymbolView} from './view';
import {SECTION_EXPLANATIONS} from './section-explanations';

export interface Explained {
  /** Differences by the sentence that explains them. */
  reasons: Map<string, Difference[]>;
  /** Differences without an explanation. */
  open: Difference[];
}

/** Finds the reason for each difference. */
export function explain(
  {differences}: Comparison,
  {view, members}: OwnView,
  answer: GriffeAnswer,
): Explained {
  const disputed = new Set(
    differences.flatMap((one) =>
      sidesWithMembers(one).map((side) => `${side} ${one.path}`),
    ),
  );
  const explained: Explained = {reasons: new Map(), open: []};
  const all = [...EXPLANATIONS, ...SECTION_EXPLANATIONS];
  for (const difference of differences) {
    const evidence = gather(difference, {view, members}, answer, disputed);
    const reason = all.find(({holds}) => holds(evidence));
    if (reason) {
      const known = explained.reasons.get(reason.because) ?? [];
      explained.reasons.set(reason.because, [...known, difference]);
    } else {
      explained.open.push(difference);
    }
  }
  return explained;
}

/**
 * Which of the readers sees something that has members where the other does
 * not: all of those will be `extra` or `missing`.
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
  disputed: Set<string>,
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
    isParentDisputed: disputed.has(`${difference.field} ${parent}`),
    isNamespace:
      view
        .get(path)
        ?.some(({kind, line}) => kind === 'module' && line === 0) === true,
    hasFailedStars,
  };
}

/** Its own `__init__`, or the one that it inherits. */
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

/** With its value as Python would write it. */
function inNormalForm(
  symbol: SymbolView | undefined,
  {value}: GriffeAnswer['normal'],
): SymbolView | undefined {
  return symbol?.value
    ? {...symbol, value: value[symbol.value] ?? symbol.value}
    : symbol;
}
