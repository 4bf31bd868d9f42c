import type {
  Comment,
  CommentTag,
  DeclarationReflection,
  SignatureReflection,
  SomeType,
} from 'typedoc';
import {container} from './jsx';
import {bareName, type ParameterIds} from './parameter-ids';
import {printTokens, textOf, type Token, tokenize} from './tokens';
import {splitEntry, typeTokens} from './types';
import {type PageWriter, printParts} from './writer';

const TITLES: Readonly<Record<string, string>> = {
  '@typeParam': 'Type parameters',
  '@param': 'Parameters',
  '@returns': 'Returns',
  '@yields': 'Yields',
  '@receives': 'Receives',
  '@throws': 'Raises',
  '@warns': 'Warns',
  '@property': 'Attributes',
  '@method': 'Methods',
};

/** Tags that are not part of a description. */
const APART = new Set<string>(['@condition', '@summary']);

/** Whether a tag is an entry of a list rather than prose. */
export function isFieldTag({tag}: CommentTag): boolean {
  return tag in TITLES;
}

export interface Field {
  name?: string;
  /** Its id on the page. */
  id?: string;
  /** Id that only the signature links to. */
  target?: string;
  type: readonly Token[];
  /** The value of a type alias. */
  alias?: readonly Token[];
  /** The default or the value. */
  initial?: string;
  /** The value if it is the name of another symbol. */
  symbol?: readonly Token[];
  /** Short remark next to the name, `optional`. */
  remark?: string;
  flags?: readonly string[];
  /** MDX. */
  description: string;
}

/** Removes the flag `required` if all fields of a list have it. */
function withoutCommon(fields: readonly Field[]): readonly Field[] {
  const isRequired = ({flags}: Field) => flags?.includes('required') === true;
  return fields.every(isRequired)
    ? fields.map((field) => ({
        ...field,
        flags: field.flags?.filter((flag) => flag !== 'required'),
      }))
    : fields;
}

/** Prints a value; without highlighting after a type, to look different from it. */
function printInitial({type, initial, symbol}: Field) {
  if (initial === undefined) {
    return undefined;
  }
  if (symbol) {
    return {jsx: printTokens([{text: '= '}, ...symbol])};
  }
  return type.length > 0
    ? `= ${initial}`
    : {jsx: printTokens([{text: '= '}, ...tokenize(initial)])};
}

function printField(field: Field): string {
  return container(
    'Field',
    {
      name: field.name,
      id: field.id,
      target: field.target,
      type: field.type.length > 0 ? {jsx: printTokens(field.type)} : undefined,
      alias: field.alias ? {jsx: printTokens(field.alias)} : undefined,
      initial: printInitial(field),
      remark: field.remark,
      flags: field.flags?.join(' '),
    },
    [field.description],
  );
}

/** A definition list under a title; empty without fields. */
export function printFields(title: string, fields: readonly Field[]): string {
  return fields.length === 0
    ? ''
    : container('Fields', {title}, withoutCommon(fields).map(printField));
}

/** The tokens of a type that all overloads state, none if they differ. */
function sharedType(
  types: readonly (SomeType | undefined)[],
  writer: PageWriter,
): Token[] {
  const [first = [], ...others] = types.map((type) => typeTokens(type, writer));
  return others.every((other) => textOf(other) === textOf(first)) ? first : [];
}

/** What all signatures with a parameter state about it, undefined without one. */
function findParameter(
  name: string,
  signatures: readonly SignatureReflection[],
  writer: PageWriter,
) {
  const found = signatures.flatMap(({parameters = []}) =>
    parameters.filter(
      (parameter) => bareName(parameter.name) === bareName(name),
    ),
  );
  const [first, ...others] = found;
  return (
    first && {
      name: first.name,
      type: sharedType(
        found.map(({type}) => type),
        writer,
      ),
      initial: others.every(
        ({defaultValue}) => defaultValue === first.defaultValue,
      )
        ? first.defaultValue
        : undefined,
    }
  );
}

/** Details in a stated type that an annotation can't express: a shape, choices. */
const DETAIL = /\bshape\b|\bof length\b|\bdimension|\bdtype\b|\{.*\}/;

function detailOf(stated: readonly Token[]): string | undefined {
  const text = stated.map((token) => token.text).join('');
  return DETAIL.test(text) ? text : undefined;
}

function tagField(
  tag: CommentTag,
  signatures: readonly SignatureReflection[],
  writer: PageWriter,
  ids: ParameterIds | undefined,
): Field {
  const stated = splitEntry(tag.content, writer);
  const description = printParts(stated.description);
  const base = {
    name: tag.name,
    type: stated.type,
    remark: tag.typeAnnotation,
    description,
  };
  if (tag.tag === '@param') {
    const parameter = tag.name
      ? findParameter(tag.name, signatures, writer)
      : undefined;
    const type = parameter?.type ?? [];
    return {
      ...base,
      name: parameter?.name ?? tag.name,
      target: ids?.take(tag.name ?? ''),
      type: type.length > 0 ? type : stated.type,
      initial: parameter?.initial,
      remark: parameter
        ? type.length > 0
          ? detailOf(stated.type)
          : undefined
        : tag.typeAnnotation,
    };
  }
  if (tag.tag === '@throws' || tag.tag === '@warns') {
    return {...base, name: undefined, type: stated.type};
  }
  if (tag.tag === '@returns' && stated.type.length === 0) {
    const types = signatures.map(({type}) => type);
    return {...base, type: sharedType(types, writer)};
  }
  return base;
}

/** Prints consecutive entries of one kind as one list. */
export function printFieldTags(
  tags: readonly CommentTag[],
  signatures: readonly SignatureReflection[],
  writer: PageWriter,
  ids?: ParameterIds,
): string {
  const title = TITLES[tags[0]?.tag ?? ''] ?? '';
  return printFields(
    title,
    tags.map((tag) => tagField(tag, signatures, writer, ids)),
  );
}

/** Flags that a badge shows, without the `@`. */
export function flagsOf(comment: Comment | undefined): string[] {
  return [...(comment?.modifierTags ?? [])].map((tag) => tag.slice(1));
}

/** A constant, attribute or enum member with its docstring. */
export function valueField(
  member: DeclarationReflection,
  id: string,
  documented: CommentTag | undefined,
  writer: PageWriter,
): Field {
  const comment = member.comment;
  const stated = documented
    ? splitEntry(documented.content, writer)
    : undefined;
  const own = printParts(comment?.summary);
  const more = (comment?.blockTags ?? [])
    .filter((tag) => !isFieldTag(tag) && !APART.has(tag.tag))
    .map((tag) => printParts(tag.content));
  const type = typeTokens(member.type ?? member.getSignature?.type, writer);
  const symbol = member.type?.type === 'query' ? member.type.queryType : null;
  return {
    name: member.name,
    id,
    type: type.length > 0 ? type : (stated?.type ?? []),
    initial: member.defaultValue,
    symbol: symbol ? typeTokens(symbol, writer) : undefined,
    flags: flagsOf(comment),
    description: [
      own || (stated ? printParts(stated.description) : ''),
      ...more,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  };
}
