import type {Expression, Parameter} from '../../model';
import {scopeOf} from '../../resolve/hierarchy';
import type {Definition} from '../../resolve/symbols';
import type {ParsedAttribute} from '../../syntax/parsed-module';
import {nameOf, type RawExpression} from '../../syntax/raw-expression';
import {inner, unqualify} from '../qualifiers';
import type {Context} from '../context';
import {flagOf} from './calls';
import {configOf} from './config';
import {fieldCalls, fieldDefault, fieldText, type FieldCalls} from './field';
import {recordOf, type RecordClass} from './record';

interface Field {
  name: string;
  /** Null for a field that the constructor does not take. */
  parameter: Parameter | null;
}

const IDENTIFIER = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u;

/** The constructor parameters of a record, those of its bases first. */
export function recordParameters(
  definition: Definition,
  context: Context,
): Parameter[] {
  const fields = new Map<string, Field>();
  const classes = [
    ...context.hierarchy
      .mro(definition)
      .flatMap(({definition: base}) => (base ? [base] : []))
      .reverse(),
    definition,
  ];
  for (const owner of classes) {
    const record = recordOf(owner, context);
    for (const field of record ? fieldsOf(owner, record, context) : []) {
      fields.set(field.name, field);
    }
  }
  const parameters = [...fields.values()].flatMap(({parameter}) =>
    parameter ? [parameter] : [],
  );
  return [
    ...parameters.filter(({kind}) => kind !== 'keywordOnly'),
    ...parameters.filter(({kind}) => kind === 'keywordOnly'),
    ...furtherParameters(definition, parameters, context),
  ];
}

/** The value of a root model, and parameters that are not fields. */
function furtherParameters(
  definition: Definition,
  fields: readonly Parameter[],
  context: Context,
): Parameter[] {
  const {parsed, file} = definition;
  const library = recordOf(definition, context)?.library;
  if (parsed.kind !== 'class' || library !== 'pydantic') {
    return [];
  }
  const {line} = parsed;
  const isRoot = context.hierarchy
    .mro(definition)
    .some(({path}) => /^pydantic(?:\.\w+)?\.RootModel$/.test(path));
  if (isRoot && fields.length === 0) {
    const type = parsed.bases.map(inner).find((one) => one !== null) ?? null;
    const annotation = type
      ? context.names.expression(type, scopeOf(definition))
      : null;
    const kind = 'positionalOrKeyword';
    return [{name: 'root', kind, annotation, default: null, file, line}];
  }
  return configOf(definition, 'extra', context) === 'allow'
    ? [
        {
          name: 'extra_data',
          kind: 'variadicKeyword',
          annotation: null,
          default: null,
          file,
          line,
        },
      ]
    : [];
}

/** Names of the attributes that a class declares as its fields. */
export function fieldNames(definition: Definition, context: Context): string[] {
  const record = recordOf(definition, context);
  return record
    ? fieldsOf(definition, record, context).map(({name}) => name)
    : [];
}

function fieldsOf(
  owner: Definition,
  record: RecordClass,
  context: Context,
): Field[] {
  const fields: Field[] = [];
  let {isKeywordOnly} = record;
  for (const member of owner.members.values()) {
    const {parsed} = member;
    if (parsed.kind === 'attribute' && !parsed.isInstance) {
      if (isKeywordOnlyMark(parsed.type, member, context)) {
        isKeywordOnly = true;
      } else {
        const field = fieldOf(
          member,
          parsed,
          {...record, isKeywordOnly},
          context,
        );
        fields.push(...(field ? [field] : []));
      }
    }
  }
  return fields;
}

/** The field that an attribute declares, null if it declares none. */
function fieldOf(
  member: Definition,
  parsed: ParsedAttribute,
  record: RecordClass,
  context: Context,
): Field | null {
  const {type, flags} = unqualify(parsed.type, member, context);
  const calls = fieldCalls(member, context);
  const isDeclared =
    calls.value !== null
      ? parsed.type !== null || record.library !== 'dataclasses'
      : parsed.type !== null && !record.needsCall;
  if (
    !isDeclared ||
    flags.includes('classVar') ||
    isHidden(member.name, calls, record)
  ) {
    return null;
  }
  const own = calls.value && flagOf(calls.value, 'kw_only');
  const isTaken = (calls.value && flagOf(calls.value, 'init')) !== false;
  return {
    name: member.name,
    parameter: isTaken
      ? {
          name: parameterName(member, calls, record, context),
          kind:
            (own ?? record.isKeywordOnly)
              ? 'keywordOnly'
              : 'positionalOrKeyword',
          annotation: type
            ? context.names.expression(type, scopeOf(member))
            : null,
          default:
            fieldDefault(parsed.value, calls, member, context) ??
            decoratedDefault(member),
          file: member.file,
          line: parsed.line,
        }
      : null,
  };
}

/** Whether pydantic treats an attribute as private or as configuration. */
function isHidden(
  name: string,
  {value}: FieldCalls,
  {library}: RecordClass,
): boolean {
  const isModel = library === 'pydantic' || library === 'sqlmodel';
  return (
    isModel &&
    (name.startsWith('_') ||
      name === 'model_config' ||
      /(?:^|\.)PrivateAttr$/.test(value?.name ?? ''))
  );
}

function parameterName(
  {name, owner}: Definition,
  calls: FieldCalls,
  {library}: RecordClass,
  context: Context,
): string {
  const alias = fieldText(calls, 'validation_alias', 'alias');
  if (library === 'attrs') {
    return alias ?? name.replace(/^_+/, '');
  }
  // An alias that isn't a valid identifier can only be passed in a dictionary.
  if (alias === null || library === 'msgspec' || !IDENTIFIER.test(alias)) {
    return name;
  }
  const isByName = ['populate_by_name', 'validate_by_name']
    .concat('allow_population_by_field_name')
    .some((option) => owner && configOf(owner, option, context) === 'True');
  return isByName ? name : alias;
}

/** A method decorated with `@x.default` computes the default of `x`. */
function decoratedDefault({name, owner}: Definition): Expression | null {
  const isMade = [...(owner?.members.values() ?? [])].some(({parsed}) =>
    parsed.decorators.some((decorator) => decorator.name === `${name}.default`),
  );
  return isMade ? [{kind: 'text', text: '...'}] : null;
}

function isKeywordOnlyMark(
  type: RawExpression | null,
  member: Definition,
  {names}: Context,
): boolean {
  const name = type ? nameOf(type) : null;
  return (
    name !== null &&
    names.name(name, scopeOf(member)).target === 'dataclasses.KW_ONLY'
  );
}
