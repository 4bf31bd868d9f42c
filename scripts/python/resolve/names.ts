import type {Expression, ExpressionPiece, NamePiece} from '../model';
import type {RawExpression} from '../syntax/expression';
import {BUILTINS, IMPLICIT} from './builtins';
import type {Registry, Target} from './registry';
import type {Definition, ModuleSymbol} from './symbols';

/** From where a name is looked up. */
export interface Scope {
  module: ModuleSymbol;
  /** The class whose body it stands in, its methods' signatures included. */
  owner: Definition | null;
  /** Names of the PEP 695 type parameters in force. */
  typeParameters: string[];
}

type Resolution = Pick<NamePiece, 'target' | 'origin'>;

const UNKNOWN: Resolution = {target: null, origin: 'unknown'};

/** Finds what names in expressions mean. */
export class NameResolver {
  private readonly known = new Map<object, Map<string, Target | null>>();

  constructor(private readonly registry: Registry) {}

  /** Resolves every name of an expression; types prefer types. */
  expression(raw: RawExpression, scope: Scope): Expression {
    return raw.map((piece): ExpressionPiece => {
      if (typeof piece === 'string') {
        return {kind: 'text', text: piece};
      }
      const {target, origin} = this.name(piece.name, scope);
      return {kind: 'name', text: piece.name, target, origin};
    });
  }

  /** Resolves a dotted name to the path it means. */
  name(dotted: string, scope: Scope): Resolution {
    const [first = ''] = dotted.split('.', 1);
    if (scope.typeParameters.includes(first)) {
      return {target: null, origin: 'typeParameter'};
    }
    const target = this.target(dotted, scope);
    if (!target) {
      return UNKNOWN;
    }
    switch (target.kind) {
      case 'module':
        return {target: target.path, origin: 'package'};
      case 'definition':
        return {target: target.path, origin: 'package'};
      case 'external':
        return {
          target: target.path,
          origin: target.path.startsWith('builtins.') ? 'builtin' : 'external',
        };
      default:
        return UNKNOWN;
    }
  }

  /** What a dotted name means where it is written, null if nothing. */
  target(dotted: string, scope: Scope): Target | null {
    const key = scope.owner ?? scope.module;
    const known = this.known.get(key) ?? new Map<string, Target | null>();
    this.known.set(key, known);
    const found = known.get(dotted);
    if (found !== undefined) {
      return found;
    }
    // A name that is asked for on the way to itself leads nowhere.
    known.set(dotted, null);
    const [first = '', ...rest] = dotted.split('.');
    const start = this.first(first, scope);
    const target = start ? this.registry.descend(start, rest) : null;
    known.set(dotted, target);
    return target;
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
function isTypeLike({draft}: Definition): boolean {
  switch (draft.kind) {
    case 'class':
    case 'typeAlias':
    case 'import':
      return true;
    case 'attribute':
      return draft.type === null && draft.value !== null;
    default:
      return false;
  }
}
