import type {Expression, NameOrigin, NamePiece, TextPiece} from '../model';
import type {RawExpression} from '../syntax/raw-expression';
import {BUILTINS, IMPLICIT} from './builtins';
import type {Registry, Target} from './registry';
import {type Definition, type ModuleSymbol, nameIn} from './symbols';
import {typingTarget} from './typing-names';

/** Where a name is looked up. */
export interface Scope {
  module: ModuleSymbol;
  /** The enclosing class, also for the signatures of its methods. */
  owner: Definition | null;
  /** Names of the PEP 695 type parameters in scope. */
  typeParameters: string[];
  /** Imports of the enclosing function. */
  imports?: Definition[];
  /** Other names of the enclosing function, which nothing outside can refer to. */
  locals?: string[];
  /**
   * The member whose value or default is evaluated in the body of `owner`. It
   * can use all members above it, methods too.
   */
  evaluated?: Definition;
}

function firstSegment(dotted: string): string {
  const end = dotted.indexOf('.');
  return end < 0 ? dotted : dotted.slice(0, end);
}

/** Where a name is found: in an import, the enclosing class, or the module. */
function keyOf(first: string, scope: Scope): object {
  const {module, owner, imports} = scope;
  const imported = imports?.find(({name}) => name === first);
  if (imported) {
    return imported;
  }
  return owner && nestedIn(first, scope) ? owner : module;
}

/** The member of the enclosing class that a name refers to. */
function nestedIn(
  name: string,
  {owner, evaluated}: Scope,
): Definition | undefined {
  const nested = owner?.members.get(name);
  const isVisible =
    nested &&
    nested !== evaluated &&
    (isTypeLike(nested) || isAbove(nested, evaluated));
  return isVisible ? nested : undefined;
}

function inner<Value>(
  maps: Map<object, Map<string, Value>>,
  key: object,
): Map<string, Value> {
  const known = maps.get(key);
  if (known) {
    return known;
  }
  const created = new Map<string, Value>();
  maps.set(key, created);
  return created;
}

function namePiece(
  text: string,
  target: string | null,
  origin: NameOrigin,
): NamePiece {
  return {kind: 'name', text, target, origin};
}

/**
 * Resolves the names in expressions. Expressions share equal pieces, since a
 * package mentions `str` a thousand times, so don't change them.
 */
export class NameResolver {
  private readonly targets = new Map<object, Map<string, Target | null>>();
  private readonly names = new Map<object, Map<string, NamePiece>>();
  private readonly texts = new Map<string, TextPiece>();

  constructor(private readonly registry: Registry) {}

  /** Resolves every name of an expression. */
  expression(raw: RawExpression, scope: Scope): Expression {
    return raw.map((piece) =>
      typeof piece === 'string'
        ? this.textPiece(piece)
        : this.name(piece.name, scope),
    );
  }

  /** Resolves a dotted name to a path. */
  name(dotted: string, scope: Scope): NamePiece {
    const first = firstSegment(dotted);
    if (scope.typeParameters.includes(first)) {
      return namePiece(dotted, null, 'typeParameter');
    }
    if (this.isLocal(first, scope)) {
      return namePiece(dotted, null, 'unknown');
    }
    const known = inner(this.names, keyOf(first, scope));
    const found = known.get(dotted);
    if (found) {
      return found;
    }
    const piece = this.resolved(dotted, scope);
    known.set(dotted, piece);
    return piece;
  }

  private resolved(dotted: string, scope: Scope): NamePiece {
    const target = this.target(dotted, scope);
    switch (target?.kind) {
      case 'definition':
        return isUnlisted(target)
          ? namePiece(dotted, null, 'unknown')
          : namePiece(dotted, target.path, 'package');
      case 'module':
        return namePiece(dotted, target.path, 'package');
      case 'external': {
        const isBuiltin = target.path.startsWith('builtins.');
        const origin = isBuiltin ? 'builtin' : 'external';
        return namePiece(dotted, target.path, origin);
      }
      default:
        return namePiece(dotted, null, 'unknown');
    }
  }

  private textPiece(text: string): TextPiece {
    const known = this.texts.get(text);
    if (known) {
      return known;
    }
    const piece: TextPiece = {kind: 'text', text};
    this.texts.set(text, piece);
    return piece;
  }

  /** The target of a dotted name in its scope, null if there is none. */
  target(dotted: string, scope: Scope): Target | null {
    const first = firstSegment(dotted);
    if (this.isLocal(first, scope)) {
      return null;
    }
    const known = inner(this.targets, keyOf(first, scope));
    const found = known.get(dotted);
    if (found !== undefined) {
      return found;
    }
    // Ends circular lookups: a name that depends on itself has no target.
    known.set(dotted, null);
    const start = this.first(first, scope);
    const rest = dotted.length > first.length ? dotted.split('.').slice(1) : [];
    const target = start ? this.registry.descend(start, rest) : null;
    known.set(dotted, target);
    return target;
  }

  /** Whether the name is one that the enclosing function defines for itself. */
  isLocal(dotted: string, {locals}: Scope): boolean {
    return locals?.includes(firstSegment(dotted)) === true;
  }

  /** Whether the name comes from an import that is itself reported. */
  isReported(dotted: string, scope: Scope): boolean {
    const first = firstSegment(dotted);
    const member = nameIn(scope.module, first);
    return (
      member !== undefined &&
      this.registry.reportsImport(member, this.target(first, scope))
    );
  }

  private first(name: string, scope: Scope): Target | null {
    const {module, imports} = scope;
    const imported = imports?.find((one) => one.name === name);
    if (imported) {
      return this.registry.follow(imported);
    }
    const nested = nestedIn(name, scope);
    if (nested) {
      return this.registry.follow(nested);
    }
    const member = nameIn(module, name);
    if (member) {
      return this.registry.follow(member);
    }
    const submodule = this.registry.modules.get(`${module.path}.${name}`);
    if (submodule && module.isPackage) {
      return submodule;
    }
    const starred = typingTarget(name, module, this.registry);
    if (starred) {
      return starred;
    }
    const builtin = this.registry.modules.get('builtins')?.members.get(name);
    if (builtin) {
      return this.registry.follow(builtin);
    }
    return BUILTINS.has(name) || IMPLICIT.has(name)
      ? {kind: 'external', path: `builtins.${name}`}
      : (module.incidental.get(name) ?? null);
  }
}

/** Whether the model has no member for it, as when its module deletes it. */
function isUnlisted(definition: Definition): boolean {
  const {name, parsed, module} = definition;
  return (
    module.incidental.get(name) === definition ||
    (module.deleted.get(name)?.parsed === parsed && parsed.kind !== 'class')
  );
}

/** Whether the body of a class defines a member before it evaluates another. */
function isAbove(
  {parsed, file}: Definition,
  evaluated: Definition | undefined,
): boolean {
  const isInstance = parsed.kind === 'attribute' && parsed.isInstance;
  return (
    evaluated?.file === file &&
    parsed.line < evaluated.parsed.line &&
    !isInstance
  );
}

/**
 * Only possible types shadow outer names: in the annotations of a class with a
 * method `list`, `list` still refers to the builtin.
 */
function isTypeLike({parsed}: Definition): boolean {
  switch (parsed.kind) {
    case 'class':
    case 'typeAlias':
    case 'import':
      return true;
    case 'attribute':
      return parsed.type === null && parsed.value !== null;
    default:
      return false;
  }
}
