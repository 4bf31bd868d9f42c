import type {ClassMember, Docstring, Signature} from 'python-reader';
import {ownersOf} from '../outline/owners-of';
import type {Entry, Outline} from '../outline/types';

/** External bases without public members. */
const EMPTY_BASES = new Set([
  'abc.ABC',
  'typing.Generic',
  'typing.Protocol',
  'typing_extensions.Protocol',
]);

/** Whether all its members are known, since it has no other external bases. */
function isClosed(member: ClassMember): boolean {
  return member.mro.every(
    ({origin, path}) => origin === 'package' || EMPTY_BASES.has(path),
  );
}

/** Whether a class definitely has no member (or special method) of that name. */
export function lacks({member}: Entry, name: string): boolean {
  return (
    member.kind === 'class' &&
    isClosed(member) &&
    ![...member.members, ...member.inherited].some((one) => one.name === name)
  );
}

function hasParameter(
  signatures: readonly Signature[],
  parameter: string,
): boolean {
  return signatures.some(({parameters}) =>
    parameters.some(({name}) => name === parameter),
  );
}

function describes(docstring: Docstring | null, parameter: string): boolean {
  return (docstring?.sections ?? []).some(
    (section) =>
      'entries' in section &&
      /^(?:parameters|otherParameters)$/.test(section.kind) &&
      section.entries.some(({name}) => name === parameter),
  );
}

/**
 * Whether a function or the constructor of a class has a parameter. It may pass on
 * any arguments, and only describe this one.
 */
export function takes({member}: Entry, parameter: string): boolean {
  if (member.kind === 'class') {
    const {construction, docstring, members} = member;
    const constructor = members.find(({path}) => path === construction?.path);
    return (
      hasParameter(construction?.signatures ?? [], parameter) ||
      [docstring, constructor?.docstring ?? null].some((one) =>
        describes(one, parameter),
      )
    );
  }
  return (
    (member.kind === 'function' || member.kind === 'method') &&
    (hasParameter(
      [...member.overloads, ...(member.signature ? [member.signature] : [])],
      parameter,
    ) ||
      describes(member.docstring, parameter))
  );
}

const VALUES = new Set(['attribute', 'constant', 'enumMember', 'property']);

/** Whether a path continues below a value, whose members are those of its class. */
export function isBelowValue(path: string, {places}: Outline): boolean {
  return [...ownersOf(path)].some((owner) => {
    const place = places.get(owner);
    return place?.kind === 'entry' && VALUES.has(place.member.kind);
  });
}
