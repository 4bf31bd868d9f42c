import type {NameOrigin} from '../model';
import {headOf, isNamed, type RawExpression} from '../syntax/raw-expression';
import {builtinBases} from './builtin-bases';
import {mergeOrders} from './merge-orders';
import {baseOfCall, functionalBase} from './functional';
import type {NameResolver, Scope} from './names';
import type {Registry, Target} from './registry';
import {importsOf, localsOf, shadowedBy, type Definition} from './symbols';

/** A class in an inheritance order, with its definition if it was read. */
export interface Ancestor {
  path: string;
  origin: NameOrigin;
  /** Null for classes outside the package. */
  definition: Definition | null;
}

/** Resolves the bases and the C3 order of classes. */
export class Hierarchy {
  private readonly orders = new Map<Definition, Ancestor[]>();
  private readonly direct = new Map<Definition, Ancestor[]>();
  private readonly pending = new Set<Definition>();

  constructor(
    private readonly registry: Registry,
    private readonly names: NameResolver,
  ) {
    registry.inherited = (owner, name) => this.inheritedMember(owner, name);
  }

  /** Whether a definition creates a class, by a statement or a call. */
  isClass(definition: Definition): boolean {
    return (
      definition.parsed.kind === 'class' ||
      functionalBase(definition, this.names) !== null
    );
  }

  /** The bases of a class, as far as their names can be resolved. */
  bases(definition: Definition): Ancestor[] {
    const known = this.direct.get(definition);
    if (known) {
      return known;
    }
    const bases = this.findBases(definition);
    this.direct.set(definition, bases);
    return bases;
  }

  private findBases(definition: Definition): Ancestor[] {
    const {parsed} = definition;
    if (parsed.kind !== 'class') {
      const base = functionalBase(definition, this.names);
      return base === null ? [] : [this.ancestorAt(base)];
    }
    const scope = scopeOfClass(definition);
    return parsed.bases
      .map((base, index) => {
        if (isImplied(base, parsed.bases.slice(index + 1), scope, this.names)) {
          return null;
        }
        const call = parsed.baseCalls[index] ?? null;
        const made = baseOfCall(call, definition, this.names);
        return made === null
          ? this.ancestor(base, scope, definition, 0)
          : this.ancestorAt(made);
      })
      .filter((base) => base !== null)
      .filter(({path}) => path !== 'builtins.object');
  }

  /** C3 order without the class itself and the implied `object`. */
  mro(definition: Definition): Ancestor[] {
    const known = this.orders.get(definition);
    if (known) {
      return known;
    }
    if (this.pending.has(definition)) {
      this.reportCycle(definition);
      return [];
    }
    this.pending.add(definition);
    const bases = this.bases(definition);
    const sequences = bases.map((base) => [
      base,
      ...(base.definition ? this.mro(base.definition) : builtinOrder(base)),
    ]);
    // Most classes have one base, so there is nothing to merge.
    const merged =
      bases.length > 1 ? mergeOrders([...sequences, bases]) : sequences.flat();
    if (!merged) {
      this.reportInconsistent(definition, bases);
    }
    const order = (merged ?? unique(sequences.flat())).filter(
      ({definition: one}) => one !== definition,
    );
    this.pending.delete(definition);
    this.orders.set(definition, order);
    return order;
  }

  /** The nearest definition of a name in the bases of a class. */
  inheritedMember(owner: Definition, name: string): Definition | null {
    if (!this.isClass(owner)) {
      return null;
    }
    for (const {definition} of this.mro(owner)) {
      const member = definition?.members.get(name);
      if (member) {
        return member;
      }
    }
    return null;
  }

  /** Whether one of these paths is in the class's order. */
  descendsFrom(definition: Definition, paths: ReadonlySet<string>): boolean {
    return this.mro(definition).some(({path}) => paths.has(path));
  }

  private ancestorAt(path: string): Ancestor {
    const found = this.registry.find(path);
    return found?.kind === 'definition'
      ? {path: found.path, origin: 'package', definition: found}
      : {path, origin: 'external', definition: null};
  }

  private ancestor(
    base: RawExpression,
    scope: Scope,
    heir: Definition,
    depth: number,
  ): Ancestor | null {
    const name = headOf(base);
    if (name === null || !isNamed(base)) {
      return null;
    }
    const found = this.names.target(name, scope);
    const target = this.earlier(found, name, heir);
    if (target === heir) {
      return null;
    }
    switch (target?.kind) {
      case 'definition': {
        const aliased = aliasOf(target);
        const isFollowed = aliased && depth < 10;
        const further = isFollowed
          ? this.ancestor(
              aliased,
              {...scopeOf(target), evaluated: target},
              heir,
              depth + 1,
            )
          : null;
        const isClass = this.isClass(target);
        const definition = isClass ? target : null;
        return further ?? {path: target.path, origin: 'package', definition};
      }
      case 'external': {
        const isBuiltin = target.path.startsWith('builtins.');
        const origin = isBuiltin ? 'builtin' : 'external';
        return {path: target.path, origin, definition: null};
      }
      default:
        if (!this.names.isReported(name, scope)) {
          this.reportUnknown(name, heir);
        }
        return {path: name, origin: 'unknown', definition: null};
    }
  }

  /**
   * `class Order(Order)` extends an imported class of the same name. Classes
   * above it that extend `Order` refer to the import, too.
   */
  private earlier(
    found: Target | null,
    name: string,
    heir: Definition,
  ): Target | null {
    const isLater =
      found?.kind === 'definition' &&
      found.name === name &&
      found.module === heir.module &&
      found.owner === heir.owner &&
      found.parsed.line >= heir.parsed.line;
    const shadowed = isLater ? shadowedBy(found) : null;
    return shadowed ? this.registry.follow(shadowed) : found;
  }

  private reportUnknown(name: string, heir: Definition): void {
    if (this.registry.hasForeignStar(heir.module)) {
      return;
    }
    this.registry.diagnostics.add({
      ruleId: 'unknown-base',
      severity: 'warning',
      file: heir.file,
      line: heir.parsed.line,
      reason: `the base \`${name}\` of \`${heir.path}\` is not defined`,
      note: 'Import it, or correct its name.',
    });
  }

  private reportCycle(definition: Definition): void {
    this.registry.diagnostics.add({
      ruleId: 'cyclic-base',
      severity: 'warning',
      file: definition.file,
      line: definition.parsed.line,
      reason: `\`${definition.path}\` inherits from itself`,
      note: 'Remove one of the bases in the cycle.',
    });
  }

  private reportInconsistent(definition: Definition, bases: Ancestor[]): void {
    const names = bases.map(({path}) => `\`${path}\``).join(', ');
    this.registry.diagnostics.add({
      ruleId: 'inconsistent-bases',
      severity: 'warning',
      file: definition.file,
      line: definition.parsed.line,
      reason: `Python cannot order the bases ${names} of \`${definition.path}\``,
      note: 'List a derived class before the classes that it derives from.',
    });
  }
}

/** The scope of the names in a class statement. */
export function scopeOfClass(definition: Definition): Scope {
  const {parsed} = definition;
  const own =
    parsed.kind === 'class' ? parsed.typeParameters.map(({name}) => name) : [];
  return {...scopeOf(definition), typeParameters: own};
}

/**
 * Whether a base is `Generic[T]` before one with type arguments. Python drops it,
 * so it has no place in the order of the bases.
 */
function isImplied(
  base: RawExpression,
  later: readonly RawExpression[],
  scope: Scope,
  names: NameResolver,
): boolean {
  const name = headOf(base) ?? '';
  return (
    isApplied(base) &&
    later.some(isApplied) &&
    names.name(name, scope).target === 'typing.Generic'
  );
}

function isApplied([, brackets]: RawExpression): boolean {
  return typeof brackets === 'string' && brackets.startsWith('[');
}

const NONE: string[] = [];

/** The scope of the names in a definition. */
export function scopeOf(definition: Definition): Scope {
  const {module, owner} = definition;
  const own = owner?.parsed.kind === 'class' ? owner.parsed.typeParameters : [];
  const typeParameters = own.length > 0 ? own.map(({name}) => name) : NONE;
  const imports = importsOf(definition);
  const locals = localsOf(definition);
  return imports.length > 0 || locals.length > 0
    ? {module, owner, typeParameters, imports, locals}
    : {module, owner, typeParameters};
}

/** The target of `Base = other.Base` or of a type alias. */
function aliasOf({parsed}: Definition): RawExpression | null {
  if (parsed.kind === 'typeAlias') {
    return parsed.value;
  }
  const isAlias = parsed.kind === 'attribute' && parsed.value !== null;
  return isAlias &&
    parsed.value &&
    headOf(parsed.value) !== null &&
    !parsed.shape
    ? parsed.value
    : null;
}

function builtinOrder({path}: Ancestor): Ancestor[] {
  return builtinBases(path).map((one) => ({
    path: one,
    origin: 'builtin',
    definition: null,
  }));
}

function unique(ancestors: Ancestor[]): Ancestor[] {
  const seen = new Set<string>();
  return ancestors.filter(({path}) => !seen.has(path) && seen.add(path));
}
