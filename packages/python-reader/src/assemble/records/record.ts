import {scopeOf} from '../../resolve/hierarchy';
import type {Definition} from '../../resolve/symbols';
import type {RawCall} from '../../syntax/parsed-module';
import {nameOf, textOf} from '../../syntax/raw-expression';
import type {Context} from '../context';
import {flagOf} from './calls';
import {configOf} from './config';
import {
  libraryOfBase,
  libraryOfDecorator,
  takesKeywords,
  type Library,
} from './libraries';

/** A class whose constructor is generated from its fields. */
export interface RecordClass {
  library: Library;
  hasInit: boolean;
  isKeywordOnly: boolean;
  isFrozen: boolean;
  /** Only attributes with an `attr.ib()` call are fields, annotations are not. */
  needsCall: boolean;
}

const TRANSFORM = /^typing(?:_extensions)?\.dataclass_transform$/;

/** How the constructor of a class is generated, null if it isn't. */
export function recordOf(
  definition: Definition,
  context: Context,
): RecordClass | null {
  const known = context.records.get(definition);
  if (known !== undefined) {
    return known;
  }
  const record = findRecord(definition, context);
  context.records.set(definition, record);
  return record;
}

function findRecord(
  definition: Definition,
  context: Context,
): RecordClass | null {
  const {parsed} = definition;
  if (parsed.kind !== 'class') {
    return null;
  }
  const scope = scopeOf(definition);
  for (const {name, call} of parsed.decorators) {
    const target = name === '' ? null : context.names.target(name, scope);
    const path = target && 'path' in target ? target.path : '';
    const library = libraryOfDecorator(path);
    const transform =
      target?.kind === 'definition' ? transformOf(target, context) : null;
    if (library || transform) {
      return {
        library: library ?? 'transform',
        hasInit: flagOf(call, 'init') ?? true,
        isKeywordOnly:
          flagOf(call, 'kw_only') ??
          flagOf(transform, 'kw_only_default') ??
          false,
        isFrozen: flagOf(call, 'frozen') ?? path.endsWith('.frozen'),
        needsCall: needsCall(path, call),
      };
    }
  }
  return recordByBase(definition, context);
}

/** `@attr.s` reads fields from annotations only with `auto_attribs`. */
function needsCall(path: string, call: RawCall | null): boolean {
  const isOld = /^attr\.(?:s|attrs|attributes)$/.test(path);
  return isOld && flagOf(call, 'auto_attribs') !== true;
}

/** A base of a library, or `@dataclass_transform` on a base or its metaclass. */
function recordByBase(
  definition: Definition,
  context: Context,
): RecordClass | null {
  const {parsed} = definition;
  const own = parsed.kind === 'class' ? parsed.keywords : [];
  const option = (name: string): boolean | null => {
    const found = own.find((keyword) => keyword.name === name);
    return found ? textOf(found.value) === 'True' : null;
  };
  for (const {path, definition: base} of context.hierarchy.mro(definition)) {
    const transform = base
      ? (transformOf(base, context) ?? metaTransform(base, context))
      : null;
    const library = libraryOfBase(path);
    if (transform || library) {
      const isModel = library !== null && takesKeywords(library);
      return {
        library: library ?? 'transform',
        hasInit: option('init') ?? true,
        isKeywordOnly:
          isModel ||
          (option('kw_only') ?? flagOf(transform, 'kw_only_default') ?? false),
        isFrozen:
          option('frozen') ??
          (isModel && configOf(definition, 'frozen', context) === 'True'),
        needsCall: false,
      };
    }
  }
  return null;
}

function metaTransform(base: Definition, context: Context): RawCall | null {
  const {parsed} = base;
  const keyword =
    parsed.kind === 'class'
      ? parsed.keywords.find(({name}) => name === 'metaclass')
      : undefined;
  const name = keyword ? nameOf(keyword.value) : null;
  const target = name ? context.names.target(name, scopeOf(base)) : null;
  return target?.kind === 'definition' ? transformOf(target, context) : null;
}

function transformOf(definition: Definition, {names}: Context): RawCall | null {
  if (definition.parsed.decorators.length === 0) {
    return null;
  }
  const scope = scopeOf(definition);
  const found = definition.parsed.decorators.find(
    ({name}) =>
      name !== '' && TRANSFORM.test(names.name(name, scope).target ?? ''),
  );
  return found ? (found.call ?? {name: found.name, arguments: []}) : null;
}
