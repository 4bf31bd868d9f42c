import type {JSONOutput} from 'typedoc';
import {
  briefComment,
  type Child,
  indexProject,
  isModule,
  type Module,
  type Node,
  type ProjectIndex,
  targetOf,
} from './project-index';

/** Ids of reflections. Strings can't match, since their quotes are escaped. */
const NUMBERS = /"(id|target)":(\d+)/g;

/** The ids that a reflection refers to. */
export function findTargets(json: string): number[] {
  return [...json.matchAll(NUMBERS)].flatMap(([, field, number]) =>
    field === 'target' ? [Number(number)] : [],
  );
}

function placeOf({declaration, parent}: Node): string {
  return `${parent ? `${placeOf(parent)} ` : ''}${declaration.name}`;
}

/** Describes what other pages show of the reflections they refer to. */
class ReferenceDescriptions {
  private readonly known = new Map<number, string>();

  constructor(private readonly index: ProjectIndex) {}

  find(number: number): string {
    const known = this.known.get(number);
    if (known !== undefined) {
      return known;
    }
    const node = this.index.get(number);
    const description = JSON.stringify(node && this.describe(node));
    this.known.set(number, description);
    return description;
  }

  private describe(node: Node): unknown {
    const {kind, comment, children} = node.declaration;
    return [
      placeOf(node),
      kind,
      briefComment(comment),
      isModule(node.declaration)
        ? children?.map((child) => this.describeSymbol(child))
        : [],
    ];
  }

  /** Describes a symbol for the page of a package, which lists it. */
  private describeSymbol(child: Child): unknown {
    const target = this.index.get(targetOf(child) ?? child.id)?.declaration;
    return [
      child.name,
      child.comment?.modifierTags,
      target?.kind,
      target?.comment?.modifierTags,
    ];
  }
}

/**
 * Creates a key for each page from everything that its text depends on: its own
 * reflections, and what it shows of those on other pages. Ids are left out, since
 * they change whenever a reflection is added.
 */
export function createPageKeys(
  project: JSONOutput.ProjectReflection,
): Map<Module, string> {
  const descriptions = new ReferenceDescriptions(indexProject(project));
  return new Map(
    (project.children ?? []).map((module) => [
      module,
      JSON.stringify(module).replace(NUMBERS, (_, field, number) =>
        field === 'id' ? '' : descriptions.find(Number(number)),
      ),
    ]),
  );
}
