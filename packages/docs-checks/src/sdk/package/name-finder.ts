import type {Member, PythonModule, PythonPackage} from 'python-reader';
import {BUILTINS} from 'python-reader';
import type {Found, PackageIndex} from './package-index';
import type {PackageSymbol} from './list-symbols';

/** The scope in which a name is looked up. */
export type Place = Pick<PackageSymbol, 'module' | 'owner'>;

/** The result of looking up a name. */
export type Meaning =
  | {kind: 'package'; found: Found}
  | {kind: 'builtin' | 'external' | 'missing'};

const KEYWORDS = new Set(['False', 'None', 'True']);
const MISSING: Meaning = {kind: 'missing'};

/** Resolves names in a docstring's prose. */
export class NameFinder {
  private readonly external: ReadonlySet<string>;

  constructor(
    pythonPackage: PythonPackage,
    private readonly index: PackageIndex,
  ) {
    this.external = collectExternalNames(pythonPackage);
  }

  /**
   * Resolves a name as a reader of the docstring would: in the class, the
   * module, the package, the language, or a library that the package uses.
   *
   * @param name - `Order`, `Order.pay` or the full dotted path.
   */
  find(name: string, place: Place): Meaning {
    const isPath = `${name}.`.startsWith(`${this.index.name}.`);
    const whole = isPath ? this.index.find(name) : null;
    if (whole) {
      return this.inPackage(whole);
    }
    const [first = '', ...rest] = name.split('.');
    const starts = this.findStarts(first, place);
    if (starts.length > 0) {
      return this.inPackage(
        starts.map((start) => this.descend(start, rest)).find(Boolean) ?? null,
      );
    }
    return isPath ? MISSING : this.findOutside(first, rest, place);
  }

  /** Finds what the first part of a name means: several classes if it is vague. */
  private findStarts(name: string, {module, owner}: Place): Found[] {
    const own = owner && this.index.child(owner, name);
    if (own) {
      return [own];
    }
    const member = memberOf(module, name);
    if (member) {
      const found = this.index.find(member.path);
      return found ? [found] : [];
    }
    return this.index.findByName(name);
  }

  private descend(start: Found, names: readonly string[]): Found | null {
    let found: Found | null = start;
    for (const name of names) {
      found = found && this.index.child(found, name);
    }
    return found;
  }

  private findOutside(
    name: string,
    [second = '']: readonly string[],
    {module}: Place,
  ): Meaning {
    if (memberOf(module, name)) {
      return {kind: 'external'};
    }
    if (BUILTINS.has(name) || KEYWORDS.has(name)) {
      return {kind: 'builtin'};
    }
    if (this.external.has(name)) {
      return {kind: 'external'};
    }
    return name === 'builtins' && BUILTINS.has(second)
      ? {kind: 'builtin'}
      : MISSING;
  }

  private inPackage(found: Found | null): Meaning {
    return found ? {kind: 'package', found} : MISSING;
  }
}

function memberOf({members}: PythonModule, name: string): Member | undefined {
  return members.find((member) => member.name === name);
}

/** Collects the external names used in the package's code. */
function collectExternalNames({modules}: PythonPackage): Set<string> {
  const names = new Set<string>();
  for (const module of modules) {
    collectImports(module, names);
    visit(module.members, names);
  }
  return names;
}

function collectImports(module: PythonModule, names: Set<string>): void {
  for (const member of module.members) {
    if (member.kind === 'alias' && member.targetKind === null) {
      addSegments(member.target, names);
      names.add(member.name);
    }
  }
}

/** Visits every expression in the model, which is plain JSON. */
function visit(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  if (
    'origin' in value &&
    value.origin === 'external' &&
    'target' in value &&
    typeof value.target === 'string'
  ) {
    addSegments(value.target, names);
  }
  for (const part of Object.values(value)) {
    visit(part, names);
  }
}

function addSegments(path: string, names: Set<string>): void {
  for (const segment of path.split('.')) {
    names.add(segment);
  }
}
