import type {AttributeMember, Docstring} from '../model';
import {baseOfCall, callBehind, functionalBase} from '../resolve/functional';
import {scopeOf} from '../resolve/hierarchy';
import {type Definition, nameIn} from '../resolve/symbols';
import type {RawArgument, RawCall, RawShape} from '../syntax/parsed-module';
import {toExpression} from '../syntax/expression';
import {nameOf, textOf, type RawExpression} from '../syntax/raw-expression';
import {splitOutside, stringsIn} from '../syntax/tokens';
import {locationOf} from './base';
import type {Context} from './context';
import {docstringFrom} from './docstring';
import {unqualify} from './qualifiers';
import {visibilityOf} from './visibility';

export interface FunctionalField {
  name: string;
  type: RawExpression | null;
  value: RawExpression | null;
}

/** The fields in `namedtuple('Point', 'x y')` and similar calls. */
export function functionalFields(definition: Definition): FunctionalField[] {
  return callsOf(definition).flatMap((call) => fieldsOfCall(call, definition));
}

/** Whether some of the fields are known only at run time. */
export function hasComputedFields(
  definition: Definition,
  {names}: Context,
): boolean {
  return callsOf(definition).some((call) => {
    const listed = listOfFields(call, definition);
    return (
      listed !== null &&
      !isLiteral(listed) &&
      baseOfCall(call, definition, names) !== null
    );
  });
}

function callsOf(definition: Definition): RawCall[] {
  const {parsed} = definition;
  const calls =
    parsed.kind === 'class' ? parsed.baseCalls : [callBehind(definition)];
  return calls.filter((call) => call !== null);
}

function fieldsOfCall(
  call: RawCall,
  definition: Definition,
): FunctionalField[] {
  const [, ...passed] = call.arguments;
  const listed = listOfFields(call, definition);
  const fields = listed ? fieldsOf(listed) : keywordFields(passed);
  const defaults = passed.find(({name}) => name === 'defaults')?.shape;
  const values = defaults ? valuesOf(defaults) : [];
  const first = fields.length - values.length;
  return fields.map((field, index) => {
    const given = values[index - first];
    return given ? {...field, value: given} : field;
  });
}

/** The argument that lists the fields, or the constant that it refers to. */
function listOfFields(
  call: RawCall,
  {module, owner}: Definition,
): RawShape | null {
  const shape = call.arguments.slice(1).find(({name}) => name === null)?.shape;
  const name = shape?.kind === 'expression' ? nameOf(shape.expression) : null;
  const parsed =
    name === null
      ? undefined
      : (owner?.members.get(name) ?? nameIn(module, name))?.parsed;
  if (parsed?.kind !== 'attribute' || !parsed.value) {
    return shape ?? null;
  }
  const items = stringsIn(textOf(parsed.value));
  return items
    ? {kind: 'items', items: items.map((text) => ({kind: 'string', text}))}
    : (parsed.shape ?? shape ?? null);
}

function isLiteral(shape: RawShape): boolean {
  switch (shape.kind) {
    case 'items':
      return shape.items.every(
        ({kind}) => kind === 'string' || kind === 'items',
      );
    case 'pairs':
      return shape.pairs.every(({key}) => key.kind === 'string');
    default:
      return shape.kind === 'string';
  }
}

/** A display that is repeated, such as `(None,) * 3`. */
const REPEATED = /^[([](.+)[)\]] \* (\d{1,2})$/s;

/** The values in `[1, 2]` and in `(None,) * 3`. */
function valuesOf(shape: RawShape): RawExpression[] {
  if (shape.kind === 'items') {
    return shape.items.map((item) => rawOf(item));
  }
  const [, inner = '', times = '0'] =
    (shape.kind === 'expression'
      ? REPEATED.exec(textOf(shape.expression))
      : null) ?? [];
  const values = splitOutside(inner, ',').filter((part) => part !== '');
  return Array.from({length: Number(times)}, () =>
    values.map((value) => toExpression(value)),
  ).flat();
}

function keywordFields(passed: RawArgument[]): FunctionalField[] {
  const options = ['defaults', 'rename', 'module', 'total', 'type', 'start'];
  return passed.flatMap(({name, expression}) =>
    name !== null && !options.includes(name)
      ? [{name, type: expression, value: null}]
      : [],
  );
}

function fieldsOf(shape: RawShape): FunctionalField[] {
  switch (shape.kind) {
    case 'string':
      return shape.text
        .split(/[\s,]+/)
        .filter((name) => name !== '')
        .map((name) => ({name, type: null, value: null}));
    case 'items':
      return shape.items.flatMap(fieldOfItem);
    case 'pairs':
      return shape.pairs.flatMap(({key, value}) =>
        key.kind === 'string'
          ? [{name: key.text, type: rawOf(value, true), value: null}]
          : [],
      );
    default:
      return [];
  }
}

function fieldOfItem(item: RawShape): FunctionalField[] {
  if (item.kind === 'string') {
    return [{name: item.text, type: null, value: null}];
  }
  const [name, type] = item.kind === 'items' ? item.items : [];
  return name?.kind === 'string'
    ? [{name: name.text, type: type ? rawOf(type, true) : null, value: null}]
    : [];
}

function rawOf(shape: RawShape, isType = false): RawExpression {
  switch (shape.kind) {
    case 'expression':
      return shape.expression;
    case 'string':
      return isType
        ? toExpression(shape.text, true)
        : [`'${shape.text.replace(/[\\']/g, '\\$&')}'`];
    case 'call':
      return [{name: shape.call.name}, '(…)'];
    default:
      return ['…'];
  }
}

/** The docstring in `Point.x.__doc__ = "…"`. */
function fieldDocstring(
  path: string,
  definition: Definition,
  context: Context,
): Docstring | null {
  const {module, file} = definition;
  const inside = path.slice(module.path.length + 1);
  const raw = module.parsed?.fieldDocstrings[inside];
  return raw ? docstringFrom(raw, file, scopeOf(definition), context) : null;
}

/**
 * The fields or enum members of a class that a call creates, or whose base a
 * call creates.
 */
export function functionalMembers(
  definition: Definition,
  context: Context,
): AttributeMember[] {
  const isEnum = (functionalBase(definition, context.names) ?? '').startsWith(
    'enum.',
  );
  const scope = scopeOf(definition);
  const resolve = (raw: RawExpression | null) =>
    raw ? context.names.expression(raw, scope) : null;
  return functionalFields(definition).map(({name, type: written, value}) => {
    const {type, flags} = isEnum
      ? {type: written, flags: []}
      : unqualify(written, definition, context);
    return {
      name,
      path: `${definition.path}.${name}`,
      visibility: visibilityOf(name),
      public:
        visibilityOf(name) === 'public' || context.options.private === true,
      home: null,
      importAs: null,
      flags: isEnum
        ? []
        : [...flags.filter((flag) => flag !== 'typeAlias'), 'field'],
      deprecated: null,
      decorators: [],
      docstring: fieldDocstring(
        `${definition.path}.${name}`,
        definition,
        context,
      ),
      location: locationOf(definition),
      condition: null,
      overrides: null,
      kind: isEnum ? 'enumMember' : 'attribute',
      type: isEnum ? null : resolve(type),
      value: resolve(isEnum ? (type ?? value) : value),
    };
  });
}
