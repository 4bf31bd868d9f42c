import type {Entry} from './types';

/** The documented member that shows how to make an instance. */
export function findConstructor({member, children}: Entry): Entry | undefined {
  return member.kind !== 'class'
    ? undefined
    : children.find(
        (child) =>
          child.member.path === member.construction?.path ||
          child.name === '__init__',
      );
}
