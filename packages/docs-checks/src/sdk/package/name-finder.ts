import type {PythonModule, PythonPackage} from 'python-reader';
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
    const start = this.findFirst(first, place);
    if (start.kind === 'missing' && first === 'builtins') {
      return BUILTINS.has(rest[0] ?? '') ? {kind: 'builtin'} : MISSING;
    }
    if (start.kind !== 'package') {
      return isPath ? MISSING : start;
    }
    let found: Found | null = start.found;
    for (const segment of rest) {
      found = found && this.index.child(found, segment);
    }
    return this.inPackage(found);
  }

  private findFirst(name: string, {module, owner}: Place): Meaning {
    const own = owner && this.index.child(owner, name);
    if (own) {
      return this.inPackage(own);
    }
    const member = module.members.find((other) => other.name === name);
    if (member) {
      const found = this.index.find(member.path);
      return found ? this.inPackage(found) : {kind: 'external'};
    }
    const [somewhere] = this.index.findByName(name);
    if (somewhere) {
      return this.inPackage(somewhere);
    }
    if (BUILTINS.has(name) || KEYWORDS.has(name)) {
      return {kind: 'builtin'};
    }
    return this.external.has(name) ? {kind: 'external'} : MISSING;
  }

  private inPackage(found: Found | null): Meaning {
    return found ? {kind: 'package', found} : MISSING;
  }
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
