import {type DeclarationReflection, ReflectionKind} from 'typedoc';
import {printComment, printTitle} from './comment';
import {constructorOf, printConstruction} from './construction';
import {printElsewhere} from './entries';
import {heading, printFacts, printPaths} from './facts';
import {type Field, printFields, valueField} from './fields';
import {printFunction, printProperty} from './function';
import {groupMembers, isProperty, VALUES} from './groups';
import {container, element} from './jsx';
import {kindName} from './kind-name';
import {bareName, ParameterIds} from './parameter-ids';
import {printInherited, printRelated} from './related';
import {splitEntry} from './types';
import {type PageWriter, printParts} from './writer';

/** From this number of members on, there are links to them. */
const JUMP_FROM = 6;

/** The ids of the descriptions of a class's parameters; its docstring comes first. */
function idsOf(
  member: DeclarationReflection,
  values: readonly DeclarationReflection[],
  anchor: string,
): ParameterIds {
  const constructor = constructorOf(member);
  const hasParameters = member.comment?.getTag('@param') !== undefined;
  return new ParameterIds(
    anchor,
    [
      ...(constructor?.signatures ?? []).map(({comment}) => comment),
      member.comment,
      ...(hasParameters ? [] : [constructor?.comment]),
    ],
    (name) =>
      values.some((value) => value.name === name)
        ? `${anchor}.${name}`
        : undefined,
  );
}

/** The docstrings of the class and of its constructor. */
function printTexts(
  member: DeclarationReflection,
  ids: ParameterIds,
  writer: PageWriter,
): string[] {
  const constructor = constructorOf(member);
  const signatures = constructor?.signatures ?? [];
  const skip = ['@decorator', '@property'];
  const documented = new Set(member.comment?.blockTags.map(({tag}) => tag));
  return [
    ...printComment(member.comment, signatures, writer, skip, ids),
    // Without a title, it would look like a part of the class's docstring.
    ...(constructor?.comment?.summary.length
      ? [printTitle('Constructor')]
      : []),
    ...printComment(
      constructor?.comment,
      signatures,
      writer,
      // The class already describes the same parameters.
      documented.has('@param') ? ['@param'] : [],
      ids,
    ),
  ];
}

function printValues(
  member: DeclarationReflection,
  values: readonly DeclarationReflection[],
  anchor: string,
  writer: PageWriter,
): string[] {
  const tags = (member.comment?.blockTags ?? []).filter(
    ({tag}) => tag === '@property',
  );
  const described = describeParameters(member, writer);
  const fieldOf = (value: DeclarationReflection): Field => {
    const documented = value.comment?.hasVisibleComponent()
      ? undefined
      : tags.find(({name}) => name === value.name);
    const field = valueField(
      value,
      `${anchor}.${value.name}`,
      documented,
      writer,
    );
    return withoutRepetition(field, described);
  };
  // Properties with a docstring have their own section below.
  const known = new Set(
    (member.children ?? [])
      .filter(
        (child) =>
          child.kindOf(VALUES) || child.comment?.hasVisibleComponent() === true,
      )
      .map(({name}) => name),
  );
  const others = tags.filter(({name}) => !known.has(name ?? ''));
  const isMember = (value: DeclarationReflection) =>
    value.kindOf(ReflectionKind.EnumMember);
  return [
    printFields('Members', values.filter(isMember).map(fieldOf)),
    printFields('Attributes', [
      ...values.filter((value) => !isMember(value)).map(fieldOf),
      ...others
        .map((tag) => {
          const {type, description} = splitEntry(tag.content, writer);
          return {name: tag.name, type, description: printParts(description)};
        })
        .filter(
          ({name = '', description}) => description !== described.get(name),
        ),
    ]),
  ];
}

/** The descriptions of the parameters of a class, by name. */
function describeParameters(
  member: DeclarationReflection,
  writer: PageWriter,
): ReadonlyMap<string, string> {
  const constructor = constructorOf(member);
  const names = (constructor?.signatures ?? []).flatMap(
    ({parameters = []}) => parameters,
  );
  const texts = [member.comment, constructor?.comment]
    .flatMap((comment) => comment?.getTags('@param') ?? [])
    .map(({name = '', content}): [string, string] => [
      name,
      printParts(splitEntry(content, writer).description),
    ]);
  return new Map([
    ...names.map(({name}): [string, string] => [bareName(name), '']),
    ...texts,
  ]);
}

/** Removes what a parameter already states: `self.hull = hull`, or the same text. */
function withoutRepetition(
  field: Field,
  described: ReadonlyMap<string, string>,
): Field {
  const {initial, flags, description, name = ''} = field;
  const isTaken =
    flags?.includes('instance') === true && described.has(initial ?? '');
  return {
    ...field,
    initial: isTaken ? undefined : initial,
    description: description === described.get(name) ? '' : description,
  };
}

function printJumps(
  members: readonly DeclarationReflection[],
  anchor: string,
): string {
  if (members.length < JUMP_FROM) {
    return '';
  }
  return element('Jump', {
    owner: anchor,
    names: members.map(({name}) => name).join(' '),
    kinds: members.map((member) => kindName(member)).join(),
  });
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

/** Prints the properties under one title, and other members under another. */
function printMembers(
  members: readonly DeclarationReflection[],
  anchor: string,
  level: number,
  writer: PageWriter,
): string[] {
  const count = members.filter(isProperty).length;
  const rest = members.slice(count);
  const printed = members.map((child) =>
    printMember(child, `${anchor}.${child.name}`, level, writer),
  );
  const groups = [
    {title: 'Properties', texts: printed.slice(0, count)},
    {
      title: rest.every((child) => child.kindOf(ReflectionKind.Method))
        ? 'Methods'
        : 'Methods and classes',
      texts: printed.slice(count),
    },
  ];
  return groups
    .filter(({texts}) => texts.length > 0)
    .map(({title, texts}) =>
      container('Members', {title, count: texts.length}, texts),
    );
}

/** Prints a class: its constructor, docstring, members and inherited members. */
export function printClass(
  member: DeclarationReflection,
  anchor: string,
  level: number,
  writer: PageWriter,
): string {
  const {values, members} = groupMembers(member);
  const ids = idsOf(member, values, anchor);
  return container('SymbolSection', {anchor}, [
    heading(level, member.name, anchor),
    printFacts(member, kindName(member)),
    container('SymbolBody', {}, [
      printPaths(member),
      ...printConstruction(member, values, anchor, ids, writer),
      printRelated('Bases', member.extendedTypes, writer),
      printRelated('Known subclasses', member.extendedBy, writer),
      ...printTexts(member, ids, writer),
      ...printValues(member, values, anchor, writer),
      ...printInherited(member, writer),
    ]),
    printJumps(members, anchor),
    ...printMembers(members, anchor, level + 1, writer),
    ...printElsewhere(member.children ?? [], anchor, writer),
  ]);
}
