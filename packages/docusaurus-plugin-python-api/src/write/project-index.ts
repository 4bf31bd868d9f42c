import {type JSONOutput, ReflectionKind} from 'typedoc';

export type Module = NonNullable<
  JSONOutput.ProjectReflection['children']
>[number];
type Declaration = JSONOutput.DeclarationReflection;
export type Child = Declaration | JSONOutput.ReferenceReflection;

/** A reflection that others may refer to, and its parent. */
export interface Node {
  declaration: Declaration;
  parent: Node | null;
}

/** The declarations of a project by id. */
export type ProjectIndex = ReadonlyMap<number, Node>;

/** Indexes modules, classes and their members, but not their signatures. */
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

/** The id of the target of a child that is a reference. */
export function targetOf(child: Child): number | undefined {
  return 'target' in child ? child.target : undefined;
}

export function isModule({kind}: Declaration): boolean {
  return kind === ReflectionKind.Module;
}

/** The part of a comment that other pages show: its first sentence and flags. */
export function briefComment(
  comment: Declaration['comment'],
): Declaration['comment'] {
  const blockTags = comment?.blockTags?.filter(({tag}) => tag === '@summary');
  return comment && {...comment, summary: [], blockTags};
}
