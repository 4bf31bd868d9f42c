import type {Expression, NameOrigin, NamePiece, TextPiece} from '../model';
import type {RawExpression} from '../syntax/raw-expression';
import {BUILTINS, IMPLICIT} from './builtins';
import type {Registry, Target} from './registry';
import type {Definition, ModuleSymbol} from './symbols';

/** From where a name is looked up. */
export interface Scope {
  module: ModuleSymbol;
  /** The class whose body it is in, its methods' signatures included. */
  owner: Definition | null;
  /** Names of the PEP 695 type parameters in force. */
  typeParameters: string[];
}

function firstSegment(dotted: string): string {
  const end = dotted.indexOf('.');
  return end < 0 ? dotted : dotted.slice(0, end);
}

/** What decides the meaning of a name: the class around it, or the module. */
function keyOf(first: string, {module, owner}: Scope): object {
  const nested = owner?.members.get(first);
  return owner && nested && isTypeLike(nested) ? owner : module;
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
 * Finds what names in expressions mean. Pieces of expressions are shared by
 * all expressions that have them, since a package says `str` a thousand
 * times; don't change one.
 */
export class NameResolver {
  private readonly targets = new Map<object, Map<string, Target | null>>();
  private readonly names = new Map<object, Map<string, NamePiece>>();
  private readonly texts = new Map<string, TextPiece>();

  constructor(private readonly registry: Registry) {}

  /** Resolves every name of an expression; types prefer types. */
  expression(raw: RawExpression, scope: Scope): Expression {
    return raw.map((piece) =>
      typeof piece === 'string'
        ? this.textPiece(piece)
        : this.name(piece.name, scope),
    );
  }

  /** Resolves a dotted name to the path it means. */
  name(dotted: string, scope: Scope): NamePiece {
    const first = firstSegment(dotted);
    if (scope.typeParameters.includes(first)) {
      return namePiece(dotted, null, 'typeParameter');
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
      case 'module':
      case 'definition':
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

  /** What a dotted name means where it is written, null if nothing. */
  target(dotted: string, scope: Scope): Target | null {
    const first = firstSegment(dotted);
    const known = inner(this.targets, keyOf(first, scope));
    const found = known.get(dotted);
    if (found !== undefined) {
      return found;
    }
    // A name that is asked for on the way to itself leads nowhere.
    known.set(dotted, null);
    const start = this.first(first, scope);
    const rest = dotted.length > first.length ? dotted.split('.').slice(1) : [];
    const target = start ? this.registry.descend(start, rest) : null;
    known.set(dotted, target);
    return target;
  }

  /** The name comes from an import that is reported where it is. */
  isReported(dotted: string, scope: Scope): boolean {
    const first = firstSegment(dotted);
    const member = scope.module.members.get(first);
    return (
      member !== undefined &&
      this.registry.reportsImport(member, this.target(first, scope))
    );
  }

  private first(name: string, {module, owner}: Scope): Target | null {
    const nested = owner?.members.get(name);
    if (owner && nested && isTypeLike(nested)) {
      return this.registry.follow(nested);
    }
    const member = module.members.get(name);
    if (member) {
      return this.registry.follow(member);
    }
    const submodule = this.registry.modules.get(`${module.path}.${name}`);
    if (submodule && module.isPackage) {
      return submodule;
    }
    const builtin = this.registry.modules.get('builtins')?.members.get(name);
    if (builtin) {
      return this.registry.follow(builtin);
    }
    return BUILTINS.has(name) || IMPLICIT.has(name)
      ? {kind: 'external', path: `builtins.${name}`}
      : null;
  }
}

/**
 * A class may have a method `list` and still mean the builtin in its
 * annotations: only what can be a type hides a name outside.
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
