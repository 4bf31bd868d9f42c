import type {Entry} from './types';

/** The documented constructor of a class, if there is one. */
export function findConstructor({member, children}: Entry): Entry | undefined {
  return member.kind !== 'class'
    ? undefined
    : children.find(
        (child) =>
          child.member.path === member.construction?.path ||
          child.name === '__init__',
      );
}
