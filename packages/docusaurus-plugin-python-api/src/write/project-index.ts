import {type JSONOutput, ReflectionKind} from 'typedoc';

export type Module = NonNullable<
  JSONOutput.ProjectReflection['children']
>[number];
type Declaration = JSONOutput.DeclarationReflection;
export type Child = Declaration | JSONOutput.ReferenceReflection;

/** A reflection that others may refer to, and what it is a part of. */
export interface Node {
  declaration: Declaration;
  parent: Node | null;
}

/** Finds the declarations of a project by their numbers. */
export type ProjectIndex = ReadonlyMap<number, Node>;

/** Indexes modules, classes and what they have; not their signatures. */
export function indexProject({
  children = [],
}: JSONOutput.ProjectReflection): ProjectIndex {
  const index = new Map<number, Node>();
  const add = (child: Child, parent: Node | null): void => {
    if (!('target' in child)) {
      const node = {declaration: child, parent};
      index.set(child.id, node);
      for (const one of child.children ?? []) {
        add(one, node);
      }
    }
  };
  children.forEach((child) => {
    add(child, null);
  });
  return index;
}

/** The number that a child of a module stands for, where it is a reference. */
export function targetOf(child: Child): number | undefined {
  return 'target' in child ? child.target : undefined;
}

export function isModule({kind}: Declaration): boolean {
  return kind === ReflectionKind.Module;
}

/** What other pages show of a comment: its first sentence and its flags. */
export function briefComment(
  comment: Declaration['comment'],
): Declaration['comment'] {
  const blockTags = comment?.blockTags?.filter(({tag}) => tag === '@summary');
  return comment && {...comment, summary: [], blockTags};
}
