import type {ClassMember} from 'python-reader';
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

const VALUES = new Set(['attribute', 'constant', 'enumMember', 'property']);

/** Whether a path continues below a value, whose members are those of its class. */
export function isBelowValue(path: string, {places}: Outline): boolean {
  return [...ownersOf(path)].some((owner) => {
    const place = places.get(owner);
    return place?.kind === 'entry' && VALUES.has(place.member.kind);
  });
}
