import type {JsonSchema} from '../schemas/json-schema';
import {anchorLink, enumerate, type Inline, inlineCode} from './markdown';

/** A mapping with a section of its own. */
export interface Mapping {
  anchor: string;
  keys: readonly string[];
}

/** Finds the section about a definition; null if there is none. */
export type FindMapping = (schema: JsonSchema) => Mapping | null;

const MAPPING = ['mapping', 'mappings'] as const;
const NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  array: ['list', 'lists'],
  boolean: ['boolean', 'booleans'],
  integer: ['integer', 'integers'],
  null: ['null', 'null'],
  number: ['number', 'numbers'],
  object: MAPPING,
  string: ['string', 'strings'],
};

/** Describes the values that a schema allows, as in "list of strings". */
export function describeType(
  schema: JsonSchema | boolean | undefined,
  findMapping: FindMapping,
  isMany = false,
): Inline[] {
  if (typeof schema !== 'object') {
    return [isMany ? 'values of any type' : 'any value'];
  }
  const inner = (part: JsonSchema | boolean | undefined) =>
    describeType(part, findMapping, true);
  if (schema.anyOf) {
    const mappings = schema.anyOf.map(findMapping);
    const anchors = new Set(mappings.flatMap((found) => found?.anchor ?? []));
    const isSeveral = anchors.size > 1;
    return enumerate(
      distinct(
        schema.anyOf.map((part, index) =>
          isSeveral && mappings[index]
            ? [describeMapping(mappings[index], isMany)]
            : describeType(part, findMapping, isMany),
        ),
      ),
    );
  }
  if (schema.const !== undefined) {
    return [code(schema.const)];
  }
  if (schema.enum) {
    return enumerate(schema.enum.map((value) => [code(value)]));
  }
  if (schema.pattern !== undefined && schema.title !== undefined) {
    return [schema.title];
  }
  const [one, many] = NAMES[schema.type ?? (schema.$ref ? 'object' : '')] ?? [
    'any value',
    'values of any type',
  ];
  const name = isMany ? many : one;
  const mapping = findMapping(schema);
  if (mapping) {
    return [anchorLink(mapping.anchor, name)];
  }
  if (schema.prefixItems) {
    const kinds = distinct(schema.prefixItems.map(inner));
    const count = schema.prefixItems.length;
    return kinds.length === 1
      ? [`${name} of ${count} `, ...(kinds[0] ?? [])]
      : [`${name} of `, ...enumerate(schema.prefixItems.map(inner), ' and ')];
  }
  const parts = schema.items ?? schema.additionalProperties;
  return typeof parts === 'object' && Object.keys(parts).length > 0
    ? [`${name} of `, ...inner(parts)]
    : [name];
}

/** Identifies one of several mappings by its keys. */
function describeMapping({anchor, keys}: Mapping, isMany: boolean): Inline {
  const [one, many] = MAPPING;
  return anchorLink(
    anchor,
    `${isMany ? many : one} with `,
    ...enumerate(
      keys.map((key) => [inlineCode(key)]),
      ' and ',
    ),
  );
}

function code(value: unknown): Inline {
  return inlineCode(typeof value === 'string' ? value : JSON.stringify(value));
}

function distinct(parts: readonly (readonly Inline[])[]) {
  return [
    ...new Map(parts.map((part) => [JSON.stringify(part), part])).values(),
  ];
}
