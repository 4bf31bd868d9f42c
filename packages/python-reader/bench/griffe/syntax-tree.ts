import type {Evidence} from './evidence';
import type {Site, SiteFacts} from './run-griffe';

/** Checks of the reader against Python's own syntax tree. */

/** The definition from which the reader took the symbol. */
export function siteOf({sites, member}: Evidence): Site | undefined {
  const line = member?.location.line;
  return line === undefined
    ? undefined
    : sites.find(
        (site) => site.line <= line && line <= site.endLine && !isPart(site),
      );
}

/** Whether the reader ignores a definition: loop variables are not members. */
const isPart = ({node}: Site): boolean => ['Delete', 'For'].includes(node);

export const isAlways = ({guards}: Site): boolean =>
  guards.every((guard) => guard.startsWith('With.'));

/** Whether a later function or class in a branch replaces a definition. */
const isLight = ({node}: Site): boolean => !/Def$/.test(node);

const isForChecking = ({guards}: Site): boolean =>
  guards.some((guard) => /^If\.body .*TYPE_CHECKING$/.test(guard));

const isFallback = ({guards}: Site): boolean => guards.includes('except');

/**
 * Whether the reader chose the documented definition: the last unconditional
 * one, or else the first, with those of handlers after all others.
 */
export function isRightChoice(evidence: Evidence): boolean {
  const {sites} = evidence;
  const chosen = siteOf(evidence);
  return chosen !== undefined && choicesOf(sites).includes(chosen);
}

/** The definitions that the reader may choose from several. */
export function choicesOf(sites: readonly Site[]): Site[] {
  const live = sites.filter((site) => !isPart(site));
  const checked = live.filter(isForChecking);
  if (checked.length > 0) {
    return checked;
  }
  const certain = live.filter(isAlways);
  const last = certain.at(-1);
  if (last) {
    const heavier = isLight(last)
      ? live.slice(live.indexOf(last) + 1).filter((site) => !isLight(site))
      : [];
    // Setters share the name of the property, and overloads that of the function.
    const group = certain.filter(
      ({node}) => node === last.node && !isLight(last),
    );
    return [...group, last, ...heavier.slice(0, 1)];
  }
  const tried = live.filter((site) => !isFallback(site));
  const [first] = tried.length > 0 ? tried : live;
  const [heavy] = (tried.length > 0 ? tried : live).filter(
    (site) => !isLight(site),
  );
  return [first, heavy].flatMap((site) => site ?? []);
}

/**
 * Whether Python's syntax tree agrees with the reader on the differing fact, at
 * the definition that the reader chose.
 */
export function agreesWithTree(evidence: Evidence): boolean {
  const facts = siteOf(evidence)?.facts;
  if (!facts) {
    return false;
  }
  const {field, ours} = evidence.difference;
  if (field === 'extra') {
    return agreesOnAttribute(evidence, facts);
  }
  if (field === 'kind') {
    return ours === JSON.stringify(facts.kind) || isProperty(evidence, facts);
  }
  const said = saidOf(facts, field);
  return said !== undefined && JSON.stringify(said) === ours;
}

/** Whether Python's syntax tree of the stub agrees with the reader. */
export function agreesWithStub({sites, difference}: Evidence): boolean {
  return sites.some(({suffix, facts}) => {
    const said =
      suffix === '.pyi' && facts ? saidOf(facts, difference.field) : undefined;
    return said !== undefined && JSON.stringify(said) === difference.ours;
  });
}

function isProperty({member}: Evidence, {kind}: SiteFacts): boolean {
  return member?.kind === 'property' && kind === 'function';
}

/** Whether it agrees on an attribute that only the reader has. */
function agreesOnAttribute(
  {ours, member}: Evidence,
  facts: SiteFacts,
): boolean {
  const isSame =
    ours?.kind === facts.kind && (ours.value ?? null) === (facts.value ?? null);
  const isPropertyCall =
    member?.kind === 'property' &&
    facts.value?.startsWith('property(') === true;
  return isSame || isPropertyCall;
}

function saidOf(facts: SiteFacts, field: string): unknown {
  const [, what, name] = /^(annotation|default) of (.*)$/.exec(field) ?? [];
  if (what === 'annotation' || what === 'default') {
    return facts.parameters?.find((one) => one.name === name)?.[what] ?? null;
  }
  switch (field) {
    case 'parameters':
      return facts.parameters?.map(({name: own, kind}) => `${own} (${kind})`);
    case 'docstring':
    case 'returns':
    case 'value':
    case 'annotation':
      return facts[field] ?? null;
    case 'bases':
    case 'decorators':
      return facts[field];
    default:
      return undefined;
  }
}

/**
 * Whether the reader's member is in the class that it should choose, and
 * griffe's in another class of the same name.
 */
export function isOfChosenParent({
  difference,
  member,
  owner,
  parentSites,
  theirs,
}: Evidence): boolean {
  const chosen = choicesOf(parentSites).filter(
    ({line, endLine}) =>
      owner !== undefined &&
      line <= owner.location.line &&
      owner.location.line <= endLine,
  );
  const isInside = (line: number | undefined): boolean =>
    line !== undefined &&
    chosen.some((site) => site.line <= line && line <= site.endLine);
  return difference.field === 'missing'
    ? chosen.length > 0 && !isInside(theirs?.line)
    : isInside(member?.location.line) && !isInside(theirs?.line);
}
