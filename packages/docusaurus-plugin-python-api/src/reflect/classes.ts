import {type JSONOutput, ReflectionKind} from 'typedoc';
import {findConstructor} from '../outline/find-constructor';
import type {Entry} from '../outline/types';
import {signaturesOf, type ClassMember, type Signature} from 'python-reader';
import {reflectBase, reflectListed} from './base';
import {reflectComment, scopeOf} from './comments';
import type {ReflectContext} from './context';
import {reflectExpression} from './expressions';
import {reflectRemarks} from './remarks';
import {
  reflectSignature,
  reflectTypeParameters,
  type SignatureOptions,
} from './signatures';

type Declaration = JSONOutput.DeclarationReflection;
/** Reflects one member of a class. Passed as an argument, since classes nest. */
type ReflectChild = (entry: Entry, context: ReflectContext) => Declaration;
type Reference = JSONOutput.ReferenceReflection;

function reflectBases(
  member: ClassMember,
  context: ReflectContext,
): JSONOutput.SomeType[] | undefined {
  const bases = member.bases.map((base) => reflectExpression(base, context));
  const keywords = member.keywords.map(({name, value}) =>
    reflectExpression([{kind: 'text', text: `${name}=`}, ...value], context),
  );
  const all = [...bases, ...keywords];
  return all.length > 0 ? all : undefined;
}

function reflectSubclasses(
  member: ClassMember,
  context: ReflectContext,
): JSONOutput.ReferenceType[] | undefined {
  const references = member.subclasses.flatMap((path) => {
    const place = context.resolver.findTarget(path);
    return typeof place === 'object'
      ? [
          {
            type: 'reference' as const,
            name: place.kind === 'entry' ? place.anchor : place.path,
            target: context.idOf(place),
          },
        ]
      : [];
  });
  return references.length > 0 ? references : undefined;
}

function constructionSignatures(
  member: ClassMember,
  own: Entry | undefined,
): {signatures: Signature[]; bound: boolean} {
  if (member.construction) {
    return {signatures: member.construction.signatures, bound: false};
  }
  const init = own?.member;
  if (init?.kind !== 'method') {
    return {signatures: [], bound: false};
  }
  return {signatures: signaturesOf(init), bound: true};
}

/** What a constructor that a base defines says, and where that was written. */
function inheritedConstructor(
  entry: Entry,
  member: ClassMember,
  context: ReflectContext,
): {shared: SignatureOptions['shared']; writer: Entry} {
  const {path = null, signatures = []} = member.construction ?? {};
  const place = path === null ? undefined : context.outline.places.get(path);
  if (place?.kind === 'entry') {
    return {shared: place.member, writer: place};
  }
  // The base is private. Without overloads, the docstring is the signature's.
  const [only = null, ...others] = signatures;
  return {shared: others.length === 0 ? only : null, writer: entry};
}

function reflectConstructor(
  entry: Entry,
  member: ClassMember,
  context: ReflectContext,
  reflectChild: ReflectChild,
): Declaration[] {
  const own = findConstructor(entry);
  const {signatures, bound} = constructionSignatures(member, own);
  if (signatures.length === 0) {
    return own ? [reflectChild(own, context)] : [];
  }
  const names = signatures.flatMap(({parameters}) =>
    parameters.map(({name}) => name),
  );
  const {shared, writer} = own
    ? {shared: own.member, writer: own}
    : inheritedConstructor(entry, member, context);
  const scope = scopeOf(writer, names);
  const base: Declaration = own
    ? reflectBase(own, ReflectionKind.Constructor, context, names)
    : {
        id: context.freshId(),
        name: 'constructor',
        variant: 'declaration',
        kind: ReflectionKind.Constructor,
        flags: {},
        comment: reflectComment(
          shared?.docstring ?? null,
          [],
          scope,
          context,
          reflectRemarks(
            {deprecated: shared?.deprecated ?? null, condition: null},
            scope,
            context,
          ),
        ),
      };
  return [
    {
      ...base,
      signatures: signatures.map((signature) =>
        reflectSignature(
          signature,
          entry.name,
          {bound, constructs: true, scope, shared},
          context,
        ),
      ),
    },
  ];
}

/** References to inherited members, which are documented at their own class. */
function reflectInherited(
  entry: Entry,
  member: ClassMember,
  context: ReflectContext,
): Reference[] {
  const own = new Set(entry.children.map(({name}) => name));
  return member.inherited.flatMap(({name, path, public: shown}) => {
    const place = context.outline.places.get(path);
    return shown && place?.kind === 'entry' && !own.has(name)
      ? [
          {
            id: context.freshId(),
            name,
            variant: 'reference' as const,
            kind: ReflectionKind.Reference,
            flags: {},
            target: context.idOf(place),
          },
        ]
      : [];
  });
}

/** Reflects a class, an enum, or anything else that `class` creates in Python. */
export function reflectClass(
  entry: Entry,
  member: ClassMember,
  context: ReflectContext,
  reflectChild: ReflectChild,
): Declaration {
  const isEnum = member.flags.includes('enum') || member.flags.includes('flag');
  // Enums are not called, so their own `__init__` is an ordinary method.
  const constructor = isEnum ? undefined : findConstructor(entry);
  const children = entry.children.filter((child) => child !== constructor);
  return {
    ...reflectBase(
      entry,
      isEnum ? ReflectionKind.Enum : ReflectionKind.Class,
      context,
    ),
    extendedTypes: reflectBases(member, context),
    extendedBy: reflectSubclasses(member, context),
    typeParameters: reflectTypeParameters(member.typeParameters, context),
    children: [
      ...(isEnum
        ? []
        : reflectConstructor(entry, member, context, reflectChild)),
      ...children.map((child) =>
        child.page === entry.page
          ? reflectChild(child, context)
          : reflectListed(child, context),
      ),
      ...reflectInherited(entry, member, context),
    ],
  };
}
