import type {Table} from 'mdast';
import type {JsonSchema} from '../schemas/json-schema';
import {describeType, type FindMapping} from './describe-type';
import {type Inline, inlineCode, strong, table} from './markdown';

/** A value in a file or an argument of a command. */
export interface Value {
  name: string;
  schema: JsonSchema | boolean;
  isRequired: boolean;
  /** The default; undefined if there is none, null if it is None. */
  fallback: unknown;
  description: Inline[];
}

/** How to write values of a kind. */
export interface ValueOptions {
  /** The heading of the column of names. */
  title: string;
  findMapping: FindMapping;
  writeFallback: (fallback: unknown) => string;
}

/** Writes a table of values with their types, defaults and descriptions. */
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

/**
 * Drops null from the type of an optional value, whose default shows it
 * already.
 */
function withoutNull({schema, fallback}: Value): JsonSchema | boolean {
  if (typeof schema !== 'object' || fallback !== null || !schema.anyOf) {
    return schema;
  }
  const parts = schema.anyOf.filter(({type}) => type !== 'null');
  const [only] = parts;
  return only && parts.length === 1 ? only : {...schema, anyOf: parts};
}
