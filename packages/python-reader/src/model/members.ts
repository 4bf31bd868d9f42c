import type {Docstring} from './docstrings';
import type {Expression, NameOrigin} from './expressions';
import type {Flag, Visibility} from './flags';
import type {Decorator, Location, Signature, TypeParameter} from './signatures';

export interface MemberBase {
  name: string;
  /** Where it is defined: module path, enclosing classes, name. */
  path: string;
  visibility: Visibility;
  /**
   * Part of the public interface of its parent: listed in `__all__`, or
   * without a leading underscore if there is no `__all__`. A special method is
   * public if it is `__init__` or has a docstring of its own. With
   * `ReadOptions.private`, private names are public too. The parent may itself
   * be private: see `home`.
   */
  public: boolean;
  /**
   * The public path at which it is documented, see `ReadOptions.paths`: its
   * own path, or that of a re-export; null if it has no public path.
   */
  home: string | null;
  /**
   * The shortest public path, from which users import it; null in classes, and
   * if it has no public path.
   */
  importAs: string | null;
  flags: Flag[];
  /** Why it is deprecated, '' without a reason, null if it is not deprecated. */
  deprecated: string | null;
  decorators: Decorator[];
  /** Own or inherited, see `Docstring.inheritedFrom`. */
  docstring: Docstring | null;
  /** Location of the implementation, or of the stub if there is no source. */
  location: Location;
  /** Condition of the enclosing `if`, such as `sys.platform == 'win32'`. */
  condition: string | null;
  /** In a class: path of the base's member that this one overrides. */
  overrides: string | null;
}

export interface FunctionMember extends MemberBase {
  kind: 'function' | 'method';
  /** The implementation's, or the only one; null if there are only overloads. */
  signature: Signature | null;
  /** In source order; empty unless overloaded. */
  overloads: Signature[];
}

export interface PropertyMember extends MemberBase {
  kind: 'property';
  type: Expression | null;
  /** Type that the setter accepts, null without a setter or annotation. */
  setterType: Expression | null;
}

export interface AttributeMember extends MemberBase {
  kind: 'attribute' | 'constant' | 'enumMember';
  type: Expression | null;
  /** Null in declarations; values over 4,000 characters end in `…`. */
  value: Expression | null;
}

export interface TypeAliasMember extends MemberBase {
  kind: 'typeAlias';
  value: Expression;
  typeParameters: TypeParameter[];
}

/** A member that a class inherits from a base. */
export interface InheritedMember {
  name: string;
  /** Path of the member in the base. */
  path: string;
  /** Path of the base class. */
  from: string;
  kind: Member['kind'];
  public: boolean;
}

/** How a class is called. */
export interface Construction {
  /** As called, without `self` or `cls`; one for each overload. */
  signatures: Signature[];
  /** Path of the `__init__` or `__new__`, null if synthesised. */
  path: string | null;
  /** Generated, as for dataclasses, named tuples and typed dicts. */
  synthesised: boolean;
}

export interface ClassMember extends MemberBase {
  kind: 'class';
  /** Base classes as written, with names resolved. */
  bases: Expression[];
  /** `metaclass=ABCMeta`, `total=False`. */
  keywords: {name: string; value: Expression}[];
  /** PEP 695, `Generic[T]`, or the variables of subscripted bases. */
  typeParameters: TypeParameter[];
  /** C3 order without the class itself and without `object`. */
  mro: {path: string; origin: NameOrigin}[];
  /** Paths of the direct subclasses in this package. */
  subclasses: string[];
  members: Member[];
  /** Members of bases in this package that are not overridden, MRO order. */
  inherited: InheritedMember[];
  /** Null if it depends on a base outside the package or on a computed one. */
  construction: Construction | null;
}

/** A name that an import binds; it is a re-export if it is public. */
export interface AliasMember extends MemberBase {
  kind: 'alias';
  /** As imported, before following further imports. */
  imported: string;
  /** Final path after following all imports; `imported` if it is external. */
  target: string;
  /** Kind of the final target, null if it is outside the package. */
  targetKind: Exclude<Member['kind'], 'alias'> | 'module' | null;
  /** Whether its target is documented at this alias. */
  isHome: boolean;
}

export type Member =
  | FunctionMember
  | PropertyMember
  | AttributeMember
  | TypeAliasMember
  | ClassMember
  | AliasMember;
