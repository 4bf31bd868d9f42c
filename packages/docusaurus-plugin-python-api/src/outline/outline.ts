import type {
  AliasMember,
  ClassMember,
  Member,
  PythonModule,
  PythonPackage,
} from 'python-reader';
import {ownersOf} from './owners-of';
import {shareAttributes} from './share-attributes';
import {splitPage} from './split-pages';
import type {Entry, Outline, Page} from './types';

/**
 * Route of a module's page. Its segments are Python identifiers, so routes with a
 * hyphen never belong to a module.
 */
function moduleUrl(basePath: string, path: string): string {
  return `${basePath}/${path.replaceAll('.', '/')}`;
}

/** Whether a path or one of its parents is in the set. */
function isBelow(path: string, owners: ReadonlySet<string>): boolean {
  return [path, ...ownersOf(path)].some((one) => owners.has(one));
}

function foldName(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

/**
 * Moves the class that a module is named after to the front, since readers of
 * `shop.order` look for `Order`. The others stay in source order.
 */
function leadWithNamesake({path, entries}: Page): void {
  const name = foldName(path.slice(path.lastIndexOf('.') + 1));
  const index = entries.findIndex(
    (entry) => entry.member.kind === 'class' && foldName(entry.name) === name,
  );
  if (index > 0) {
    entries.unshift(...entries.splice(index, 1));
  }
}

class Builder {
  readonly places = new Map<string, Entry | Page>();
  private readonly definitions = new Map<
    string,
    Exclude<Member, AliasMember>
  >();
  private readonly modules = new Map<string, PythonModule>();

  constructor(
    private readonly source: PythonPackage,
    private readonly basePath: string,
    private readonly maxSymbols: number,
  ) {
    for (const module of source.modules) {
      this.modules.set(module.path, module);
      this.define(module.members);
    }
  }

  build(): Outline {
    const pages = this.source.modules
      .filter((module) => module.public)
      .map((module) => this.buildPage(module));
    const byPath = new Map(pages.map((page) => [page.path, page]));
    for (const page of pages) {
      page.submodules = page.module.submodules.flatMap(
        (path) => byPath.get(path) ?? [],
      );
    }
    this.placeAliases();
    for (const page of pages) {
      for (const {target, isMoved} of page.reExports) {
        const place = isMoved ? this.places.get(target) : undefined;
        if (place) {
          this.addAlias(place, target, page.module);
        }
      }
    }
    for (const page of pages) {
      page.entries.forEach((entry) => {
        this.placeInherited(entry);
      });
    }
    return {
      package: this.source.name,
      outside: this.findOutside(pages),
      pages,
      places: this.places,
      defined: new Set(this.definitions.keys()),
    };
  }

  private define(members: Member[]): void {
    for (const member of members) {
      if (member.kind !== 'alias' && !this.definitions.has(member.path)) {
        this.definitions.set(member.path, member);
        if (member.kind === 'class') {
          this.define(member.members);
        }
      }
    }
  }

  private buildPage(module: PythonModule): Page {
    const page: Page = {
      kind: 'page',
      module,
      path: module.path,
      url: moduleUrl(this.basePath, module.path),
      entries: [],
      reExports: [],
      submodules: [],
      parts: [],
      continued: [],
      number: 0,
    };
    this.place(page.path, page);
    const taken = new Set<string>();
    for (const member of module.members) {
      if (!member.public || taken.has(member.name)) {
        continue;
      }
      taken.add(member.name);
      this.addMember(page, member);
    }
    leadWithNamesake(page);
    splitPage(page, this.maxSymbols);
    return page;
  }

  private addMember(page: Page, member: Member): void {
    const {name, path} = member;
    if (member.kind !== 'alias') {
      const isMoved = member.home !== null && member.home !== path;
      if (isMoved) {
        page.reExports.push({name, target: path, isMoved});
      } else {
        page.entries.push(this.buildEntry(page, null, member, name));
      }
      return;
    }
    const {target} = member;
    const definition = this.definitions.get(target);
    if (member.isHome && definition) {
      page.entries.push(this.buildEntry(page, null, definition, name));
    } else if (target !== path) {
      // Submodules are listed separately.
      page.reExports.push({name, target, isMoved: false});
    }
  }

  private buildEntry(
    page: Page,
    owner: Entry | null,
    defined: Exclude<Member, AliasMember>,
    name: string,
  ): Entry {
    const member =
      defined.kind === 'class' ? shareAttributes(defined) : defined;
    const anchor = owner ? `${owner.anchor}.${name}` : name;
    const entry: Entry = {
      kind: 'entry',
      member,
      name,
      path: `${page.path}.${anchor}`,
      anchor,
      url: `${page.url}#${anchor}`,
      children: [],
      page,
      owner,
      module: this.moduleOf(member.path) ?? page.module,
      aliases: [],
    };
    this.place(entry.path, entry);
    this.place(member.path, entry);
    if (member.kind === 'class') {
      entry.children = this.buildChildren(entry, member);
    }
    return entry;
  }

  private buildChildren(entry: Entry, owner: ClassMember): Entry[] {
    const taken = new Set<string>();
    const children: Entry[] = [];
    const add = (member: Member | undefined, name: string) => {
      if (member && member.kind !== 'alias' && !taken.has(name)) {
        taken.add(name);
        children.push(this.buildEntry(entry.page, entry, member, name));
      }
    };
    for (const member of owner.members) {
      if (member.public) {
        add(member, member.name);
      }
    }
    // A base without a page can't be linked, so its members are shown here.
    for (const {name, path, public: shown} of owner.inherited) {
      const member = this.definitions.get(path);
      if (shown && member?.home === null) {
        add(member, name);
      }
    }
    return children;
  }

  private moduleOf(path: string): PythonModule | undefined {
    return [...ownersOf(path)]
      .map((owner) => this.modules.get(owner))
      .find((module) => module !== undefined);
  }

  private place(path: string, place: Entry | Page): void {
    if (!this.places.has(path)) {
      this.places.set(path, place);
    }
  }

  private findOutside(pages: readonly Page[]): Set<string> {
    const outside = new Set(this.source.leftOut);
    const isLeftOut = ({path}: {path: string}) => isBelow(path, outside);
    const open = pages
      .flatMap(({entries}) => entries)
      .filter(
        ({member}) => member.kind === 'class' && member.mro.some(isLeftOut),
      )
      .map(({path}) => path);
    const foreign = pages.flatMap(({path, reExports}) =>
      reExports
        .filter(({target}) => !this.places.has(target))
        .map(({name}) => `${path}.${name}`),
    );
    return new Set([...outside, ...open, ...foreign]);
  }

  private placeInherited({member, path, children}: Entry): void {
    if (member.kind === 'class') {
      for (const inherited of member.inherited) {
        const place = this.places.get(inherited.path);
        if (place) {
          this.place(`${path}.${inherited.name}`, place);
        }
      }
    }
    children.forEach((child) => {
      this.placeInherited(child);
    });
  }

  private placeAliases(): void {
    for (const module of this.source.modules) {
      for (const member of module.members) {
        const place =
          member.kind === 'alias' && member.public
            ? this.places.get(member.target)
            : undefined;
        if (place) {
          this.place(member.path, place);
          this.addAlias(place, member.path, module);
        }
      }
    }
  }

  private addAlias(
    place: Entry | Page,
    path: string,
    {public: isPublic}: PythonModule,
  ): void {
    if (place.kind === 'entry' && isPublic && path !== place.path) {
      place.aliases.push(path);
    }
  }
}

/**
 * Decides on which page, at which anchor, each public name is documented.
 *
 * @param source a package from python-reader
 * @param basePath route of the reference without a trailing slash (`/api`)
 * @param maxSymbols maximum number of symbols on a page
 */
export function createOutline(
  source: PythonPackage,
  basePath: string,
  maxSymbols = Infinity,
): Outline {
  return new Builder(source, basePath, maxSymbols).build();
}
