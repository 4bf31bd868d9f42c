import type {Table} from 'mdast';
import type {JsonSchema} from '../schemas/json-schema';
import {describeType, type FindMapping} from './describe-type';
import {type Inline, inlineCode, strong, table} from './markdown';

/** A value that a file or a command takes. */
export interface Value {
  name: string;
  schema: JsonSchema | boolean;
  isRequired: boolean;
  /** Undefined where there is none, null where it is none. */
  fallback: unknown;
  description: Inline[];
}

/** How the values of a kind are written. */
export interface ValueOptions {
  /** The heading of the names. */
  title: string;
  findMapping: FindMapping;
  writeFallback: (fallback: unknown) => string;
}

/** Lists values with their types, defaults and descriptions. */
export function writeValues(
  values: readonly Value[],
  {title, findMapping, writeFallback}: ValueOptions,
): Table {
  const describeFallback = ({isRequired, fallback}: Value): Inline[] => {
    if (isRequired) {
      return [strong('required')];
    }
    if (fallback === undefined) {
      return ['optional'];
    }
    return fallback === null ? ['none'] : [inlineCode(writeFallback(fallback))];
  };
  return table(
    [title, 'Type', 'Default', 'Description'],
    values.map((value) => [
      [inlineCode(value.name)],
      describeType(withoutNull(value), findMapping),
      describeFallback(value),
      value.description,
    ]),
  );
}

/** A value that is left out is null: its default already says so. */
function withoutNull({schema, fallback}: Value): JsonSchema | boolean {
  if (typeof schema !== 'object' || fallback !== null || !schema.anyOf) {
    return schema;
  }
  const parts = schema.anyOf.filter(({type}) => type !== 'null');
  const [only] = parts;
  return only && parts.length === 1 ? only : {...schema, anyOf: parts};
}
