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
   * Part of the public interface of its parent: named in `__all__`, or not
   * underscored where there is no `__all__`; a special method counts when it
   * has a docstring of its own or is `__init__`. With `ReadOptions.private`
   * private names are public too. The parent may itself be private: see
   * `home`.
   */
  public: boolean;
  /**
   * The public path at which it is documented, see `ReadOptions.paths`: its
   * own path, or the path of the re-export that documents it; null when no
   * public path leads to it.
   */
  home: string | null;
  /**
   * The shortest public path, which its users import it from; null in
   * classes, and when no public path leads to it.
   */
  importAs: string | null;
  flags: Flag[];
  /** Why it is deprecated, '' when no reason is given, null when it is not. */
  deprecated: string | null;
  decorators: Decorator[];
  /** Own or inherited, see `Docstring.inheritedFrom`. */
  docstring: Docstring | null;
  /** The implementation's place; the stub's only where there is no source. */
  location: Location;
  /** Condition of the enclosing `if`, such as `sys.platform == 'win32'`. */
  condition: string | null;
  /** In a class: path of the member of a base that this one overrides. */
  overrides: string | null;
}

export interface FunctionMember extends MemberBase {
  kind: 'function' | 'method';
  /** The implementation, or the only signature; null with overloads alone. */
  signature: Signature | null;
  /** In source order; empty unless overloaded. */
  overloads: Signature[];
}

export interface PropertyMember extends MemberBase {
  kind: 'property';
  type: Expression | null;
  /** What the setter takes, null without a setter or annotation. */
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

/** A member that a class has from a base. */
export interface InheritedMember {
  name: string;
  /** Path of the member in the base: look it up there. */
  path: string;
  /** Path of the base class. */
  from: string;
  kind: Member['kind'];
  public: boolean;
}

/** How a class is called. */
export interface Construction {
  /** As called, without `self` or `cls`; overloads each. */
  signatures: Signature[];
  /** Path of the `__init__` or `__new__`; null when synthesised. */
  path: string | null;
  /** Made by the dataclass, named tuple or typed dict machinery. */
  synthesised: boolean;
}

export interface ClassMember extends MemberBase {
  kind: 'class';
  /** Base classes as written, resolved. */
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
  /** Null where an external base decides. */
  construction: Construction | null;
}

/** A name that an import binds: a re-export when it is public. */
export interface AliasMember extends MemberBase {
  kind: 'alias';
  /** As imported, before following further imports. */
  imported: string;
  /** Final path after following every chain; `imported` if it leads outside. */
  target: string;
  /** Kind of the final target, null when it lies outside this read. */
  targetKind: Exclude<Member['kind'], 'alias'> | 'module' | null;
  /** This alias is the one place where its target is documented. */
  isHome: boolean;
}

export type Member =
  | FunctionMember
  | PropertyMember
  | AttributeMember
  | TypeAliasMember
  | ClassMember
  | AliasMember;
