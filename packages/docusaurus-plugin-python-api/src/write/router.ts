import {
  BaseRouter,
  type DeclarationReflection,
  type PageDefinition,
  PageKind,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';

/**
 * File of a module's page. The dotted path is flat and unique, so a package
 * `server` with a module `server`, or a module called `index`, can't collide.
 * Docusaurus ignores names that start with an underscore.
 */
export function pageFile(dotted: string): string {
  return `${dotted.replace(/^_/, 'private._')}.mdx`;
}

/** File of the page of a module, or of a part of one. */
export function moduleFile({name}: Pick<Reflection, 'name'>): string {
  return pageFile(name.replaceAll('/', '.'));
}

/** One page per module; everything else is an anchor with its own name. */
abstract class PythonRouter extends BaseRouter {
  override extension = '.mdx';

  protected abstract readonly basePath: string;

  override buildPages(project: ProjectReflection): PageDefinition[] {
    this.fullUrls.set(project, this.basePath);
    return (project.children ?? []).map((module) => {
      this.fullUrls.set(module, `${this.basePath}/${module.name}`);
      this.placeChildren(module, module, '');
      return {
        kind: PageKind.Reflection,
        model: module,
        url: moduleFile(module),
      };
    });
  }

  protected override getIdealBaseName(reflection: Reflection): string {
    return reflection.name;
  }

  private placeChildren(
    page: Reflection,
    parent: DeclarationReflection,
    prefix: string,
  ): void {
    for (const child of parent.children ?? []) {
      if (!child.kindOf(ReflectionKind.Reference)) {
        const anchor = prefix + child.name;
        this.anchors.set(child, anchor);
        this.fullUrls.set(child, `${this.getFullUrl(page)}#${anchor}`);
        this.placeChildren(page, child, `${anchor}.`);
      }
    }
  }
}

/**
 * @param basePath route of the reference, `/api`
 * @returns the router's class, which TypeDoc instantiates
 */
export function createPythonRouter(basePath: string) {
  return class extends PythonRouter {
    protected override readonly basePath = basePath;
  };
}
