import {
  type DeclarationReflection,
  ReferenceReflection,
  ReflectionKind,
  type SomeType,
} from 'typedoc';
import {printComment, printTitle} from './comment';
import {heading, printFacts, printPaths} from './facts';
import {printFields, valueField} from './fields';
import {printFunction, printProperty} from './function';
import {container, element} from './jsx';
import {callTokens, signatureBox} from './signature';
import {printTokens, type Token} from './tokens';
import {typeTokens} from './types';
import {type PageWriter, printParts} from './writer';

/** So many members that a reader wants to jump. */
const JUMP_FROM = 6;

const VALUES = [ReflectionKind.Property, ReflectionKind.EnumMember];

function printRelated(
  title: string,
  types: readonly SomeType[] | undefined,
  writer: PageWriter,
): string {
  const tokens = (types ?? []).flatMap((type, index): Token[] => [
    ...(index === 0 ? [] : [{text: ', '}]),
    ...typeTokens(type, writer),
  ]);
  return tokens.length === 0
    ? ''
    : element('Related', {title, types: {jsx: printTokens(tokens)}});
}

function printConstruction(
  member: DeclarationReflection,
  anchor: string,
  writer: PageWriter,
): string[] {
  const constructor = member.children?.find((child) =>
    child.kindOf(ReflectionKind.Constructor),
  );
  const signatures = constructor?.signatures ?? [];
  const decorators = (member.comment?.getTags('@decorator') ?? []).map(
    ({content}) => content.map(({text}) => text).join(''),
  );
  const options = {
    keyword: 'class',
    name: member.name,
    decorators,
    typeParameters: member.typeParameters,
  };
  const id =
    constructor && constructor.name !== 'constructor'
      ? `${anchor}.${constructor.name}`
      : undefined;
  if (signatures.length === 0) {
    return [
      signatureBox(callTokens(null, options, writer), `Class ${anchor}`, id),
    ];
  }
  return signatures.flatMap((signature, index) => [
    signatureBox(
      callTokens(signature, options, writer),
      signatures.length > 1
        ? `Constructor ${index + 1} of ${anchor}`
        : `Constructor of ${anchor}`,
      index === 0 ? id : undefined,
    ),
    ...printComment(signature.comment, [signature], writer),
  ]);
}

/** The docstrings of the class and of its constructor. */
function printTexts(
  member: DeclarationReflection,
  hasValues: boolean,
  writer: PageWriter,
): string[] {
  const constructor = member.children?.find((child) =>
    child.kindOf(ReflectionKind.Constructor),
  );
  const signatures = constructor?.signatures ?? [];
  const skip = ['@decorator', ...(hasValues ? ['@property'] : [])];
  const documented = new Set(member.comment?.blockTags.map(({tag}) => tag));
  return [
    ...printComment(member.comment, signatures, writer, skip),
    // Without a title it would read as a part of the class's docstring.
    ...(constructor?.comment?.summary.length
      ? [printTitle('Constructor')]
      : []),
    ...printComment(
      constructor?.comment,
      signatures,
      writer,
      // The same parameters, described in both places.
      documented.has('@param') ? ['@param'] : [],
    ),
  ];
}

function printValues(
  member: DeclarationReflection,
  values: readonly DeclarationReflection[],
  anchor: string,
  writer: PageWriter,
): string {
  const tags = member.comment?.blockTags ?? [];
  const tagOf = (name: string) =>
    tags.find((tag) => tag.tag === '@property' && tag.name === name) ??
    tags.find((tag) => tag.tag === '@param' && tag.name === name);
  const title = member.kindOf(ReflectionKind.Enum) ? 'Members' : 'Attributes';
  const known = new Set(values.map(({name}) => name));
  const others = tags.filter(
    (tag) => tag.tag === '@property' && !known.has(tag.name ?? ''),
  );
  return printFields(title, [
    ...values.map((value) =>
      valueField(
        value,
        `${anchor}.${value.name}`,
        value.comment?.hasVisibleComponent() ? undefined : tagOf(value.name),
        writer,
      ),
    ),
    ...others.map((tag) => ({
      name: tag.name,
      type: [],
      description: printParts(tag.content),
    })),
  ]);
}

function printJumps(
  members: readonly DeclarationReflection[],
  anchor: string,
): string {
  if (members.length < JUMP_FROM) {
    return '';
  }
  const names = members.map(({name}) => name).join(' ');
  return element('Jump', {owner: anchor, names});
}

function printInherited(
  member: DeclarationReflection,
  writer: PageWriter,
): string[] {
  const byBase = new Map<DeclarationReflection, string[]>();
  for (const child of member.children ?? []) {
    const target =
      child instanceof ReferenceReflection
        ? child.tryGetTargetReflectionDeep()
        : undefined;
    const base = target?.parent;
    if (target && base?.isDeclaration()) {
      byBase.set(base, [...(byBase.get(base) ?? []), child.name]);
    }
  }
  return [...byBase].map(([base, names]) =>
    element('Inherited', {
      base: base.name,
      url: writer.urlTo(base),
      names: names.join(' '),
    }),
  );
}

function printMember(
  member: DeclarationReflection,
  anchor: string,
  level: number,
  writer: PageWriter,
): string {
  switch (member.kind) {
    case ReflectionKind.Class:
    case ReflectionKind.Enum:
      return printClass(member, anchor, level, writer);
    case ReflectionKind.Accessor:
      return printProperty(member, anchor, level, writer);
    default:
      return printFunction(member, 'method', anchor, level, writer);
  }
}

/** A class: how to make one, what it is, what it has, what it inherits. */
export function printClass(
  member: DeclarationReflection,
  anchor: string,
  level: number,
  writer: PageWriter,
): string {
  const own = (member.children ?? []).filter(
    (child) =>
      !child.kindOf([ReflectionKind.Reference, ReflectionKind.Constructor]),
  );
  const values = own.filter((child) => child.kindOf(VALUES));
  const members = own.filter((child) => !child.kindOf(VALUES));
  const isEnum = member.kindOf(ReflectionKind.Enum);
  return container('SymbolSection', {anchor}, [
    heading(level, member.name, anchor),
    printFacts(member, isEnum ? 'enum' : 'class'),
    printPaths(member),
    ...printConstruction(member, anchor, writer),
    printRelated('Bases', member.extendedTypes, writer),
    printRelated('Known subclasses', member.extendedBy, writer),
    ...printTexts(member, values.length > 0, writer),
    printValues(member, values, anchor, writer),
    printJumps(members, anchor),
    ...members.map((child) =>
      printMember(child, `${anchor}.${child.name}`, level + 1, writer),
    ),
    ...printInherited(member, writer),
  ]);
}
