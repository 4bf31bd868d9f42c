import type {Member} from '../../scripts/python/model';
import type {Comparison, Difference} from './differences';
import {EXPLANATIONS, type Evidence} from './explanations';
import type {GriffeAnswer} from './run-griffe';
import {SECTION_EXPLANATIONS} from './section-explanations';

export interface Explained {
  /** Differences by the sentence that explains them. */
  reasons: Map<string, Difference[]>;
  /** Differences that nobody has explained. */
  open: Difference[];
}

/** Finds the reason for each difference. */
export function explain(
  {differences}: Comparison,
  members: Map<string, Member>,
  answer: GriffeAnswer,
): Explained {
  const disputed = new Set(
    differences
      .filter(({field}) => ['missing', 'extra', 'kind'].includes(field))
      .map(({path}) => path),
  );
  const explained: Explained = {reasons: new Map(), open: []};
  const all = [...EXPLANATIONS, ...SECTION_EXPLANATIONS];
  for (const difference of differences) {
    const evidence = gather(difference, members, answer, disputed);
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

function gather(
  difference: Difference,
  members: Map<string, Member>,
  {sites, symbols, hasFailedStars}: GriffeAnswer,
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
    parentSites: members.has(parent) ? (sites[parent] ?? []) : [],
    constructor: symbols[`${path}.__init__`]?.[0],
    theirs: symbols[path]?.find(({kind}) => kind !== 'module'),
    isParentDisputed: disputed.has(parent),
    hasFailedStars,
  };
}
