import type {GriffeAnswer} from './run-griffe';
import type {PackageView, ParameterView, SymbolView} from './view';

/** A fact on which the two readers disagree. */
export interface Difference {
  path: string;
  /** What differs: `missing`, `extra`, `kind`, `parameters`, `bases` … */
  field: string;
  ours: string;
  theirs: string;
}

export interface Comparison {
  /** How many symbols of each kind both readers have. */
  common: Record<string, number>;
  /** How many facts were compared. */
  facts: number;
  differences: Difference[];
}

/** Compares symbol by symbol and fact by fact. */
export function compare(
  ours: PackageView,
  {symbols, normal}: GriffeAnswer,
): Comparison {
  const comparison: Comparison = {common: {}, facts: 0, differences: []};
  const paths = new Set([...ours.keys(), ...Object.keys(symbols)]);
  for (const path of [...paths].sort()) {
    compareSymbols(
      path,
      ours.get(path) ?? [],
      symbols[path] ?? [],
      comparison,
      normal,
    );
  }
  return comparison;
}

function compareSymbols(
  path: string,
  ours: SymbolView[],
  theirs: SymbolView[],
  comparison: Comparison,
  normal: GriffeAnswer['normal'],
): void {
  const isModule = ({kind}: SymbolView): boolean => kind === 'module';
  for (const wanted of [true, false]) {
    const own = ours.find((one) => isModule(one) === wanted);
    const other = theirs.find((one) => isModule(one) === wanted);
    if (own && other) {
      compareFacts(path, own, other, comparison, normal);
    } else if (own ?? other) {
      comparison.differences.push({
        path,
        field: own ? 'extra' : 'missing',
        ours: own?.kind ?? '',
        theirs: other?.kind ?? '',
      });
    }
  }
}

function compareFacts(
  path: string,
  own: SymbolView,
  other: SymbolView,
  comparison: Comparison,
  normal: GriffeAnswer['normal'],
): void {
  const put = (field: string, mine: unknown, its: unknown): void => {
    comparison.facts += 1;
    const [ours, theirs] = [mine, its].map((one) =>
      JSON.stringify(one ?? null),
    );
    if (ours !== undefined && theirs !== undefined && ours !== theirs) {
      comparison.differences.push({path, field, ours, theirs});
    }
  };
  put('kind', own.kind, other.kind);
  if (own.kind !== other.kind) {
    return;
  }
  comparison.common[own.kind] = (comparison.common[own.kind] ?? 0) + 1;
  const annotation = (text: string | null | undefined): string | null =>
    text == null ? null : (normal.annotation[text] ?? text);
  const value = (text: string | null | undefined): string | null =>
    text == null ? null : (normal.value[text] ?? text);
  if (own.kind === 'alias') {
    put('target', own.target, other.target);
    return;
  }
  put('docstring', own.docstring, other.docstring);
  if (own.docstring === other.docstring) {
    compareSections(own, other, put);
  }
  // For overloads, each reader lists the decorators of a different signature.
  if (
    own.kind === 'class' ||
    (own.kind === 'function' && !own.overloads?.length)
  ) {
    put('decorators', own.decorators?.map(value), other.decorators);
  }
  if (own.kind === 'class') {
    put('bases', own.bases?.map(annotation), other.bases);
  } else if (own.kind === 'attribute') {
    put('value', value(own.value), other.value);
    put('annotation', annotation(own.annotation), other.annotation);
  } else if (own.kind === 'function') {
    put('returns', annotation(own.returns), other.returns);
    compareParameters(
      own.parameters ?? [],
      other.parameters ?? [],
      put,
      annotation,
      value,
    );
    put('overloads', own.overloads?.length ?? 0, other.overloads?.length ?? 0);
  }
}

function compareParameters(
  own: ParameterView[],
  other: ParameterView[],
  put: (field: string, mine: unknown, its: unknown) => void,
  annotation: (text: string | null) => string | null,
  value: (text: string | null) => string | null,
): void {
  const shape = (list: ParameterView[]): string[] =>
    list.map(({name, kind}) => `${name} (${kind})`);
  put('parameters', shape(own), shape(other));
  own.forEach((parameter, index) => {
    const its = other[index];
    if (its?.name === parameter.name) {
      put(
        `annotation of ${its.name}`,
        annotation(parameter.annotation),
        its.annotation,
      );
      put(`default of ${its.name}`, value(parameter.default), its.default);
    }
  });
}

/** Sections with entries, and griffe's names for their kinds. */
const ENTRY_SECTIONS: Record<string, string> = {
  parameters: 'parameters',
  otherParameters: 'other parameters',
  returns: 'returns',
  yields: 'yields',
  receives: 'receives',
  raises: 'raises',
  warns: 'warns',
  attributes: 'attributes',
};

function compareSections(
  own: SymbolView,
  other: SymbolView,
  put: (field: string, mine: unknown, its: unknown) => void,
): void {
  for (const [kind, theirKind] of Object.entries(ENTRY_SECTIONS)) {
    const mine = entriesOf(own, kind);
    const its = entriesOf(other, theirKind);
    if (mine.length > 0 || its.length > 0) {
      const names = (list: typeof mine): (string | null)[] =>
        list.map(({name}) => name);
      put(`${kind} section: names`, names(mine), names(its));
      if (names(mine).join() === names(its).join()) {
        mine.forEach((entry, index) => {
          const theirs = its[index];
          put(
            `${kind} section: types`,
            flat(entry.annotation),
            flat(theirs?.annotation),
          );
          put(
            `${kind} section: descriptions`,
            flat(entry.description),
            flat(theirs?.description),
          );
        });
      }
    }
  }
}

function entriesOf({sections = []}: SymbolView, kind: string) {
  return sections
    .filter((section) => section.kind === kind)
    .flatMap(({entries}) => entries);
}

/** Removes white space and unifies quotes, which don't matter in prose. */
function flat(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, '').replace(/"/g, "'");
}
