import type {RootContent} from 'mdast';
import type {JsonSchema} from '../schemas/json-schema';
import {type Section, SectionCollector} from './collect-sections';
import {describeType, type FindAnchor} from './describe-type';
import {findForms} from './forms';
import {
  anchorLink,
  bulletList,
  fence,
  heading,
  type Inline,
  inlineCode,
  paragraph,
  parseBlocks,
  parseInline,
  strong,
  table,
} from './markdown';

/** What a page about a file is made from. */
export interface FilePageInput {
  /** Name of the schema. */
  name: string;
  schema: JsonSchema;
  /** A complete file in YAML, null where the SDK shows none. */
  example: string | null;
}

const ANCHORS = {example: 'complete-example', keys: 'top-level-keys'};
const COLUMNS = ['Key', 'Type', 'Default', 'Description'];

/** Writes what a file may hold: an example, then the keys of each mapping. */
export function writeFilePage({
  name,
  schema,
  example,
}: FilePageInput): RootContent[] {
  const collector = new SectionCollector(schema, Object.values(ANCHORS));
  const findAnchor = (part: JsonSchema) => collector.find(part)?.id ?? null;
  /** A key without a description of its own has that of its mapping. */
  const describe = (value: JsonSchema) =>
    value.description ??
    collector.find(value)?.schema.description?.split('\n\n', 1)[0] ??
    '';
  const writeSection = (section: Section): RootContent[] => [
    heading(section.depth, section.id, ...section.heading),
    ...writeKeys(section.schema, findAnchor, describe),
    ...writeForms(section),
    ...(section.alsoAt.length === 0
      ? []
      : [paragraph('Also used as ', ...enumerate(section.alsoAt), '.')]),
  ];
  return [
    ...(example === null
      ? []
      : [
          heading(2, ANCHORS.example, 'Complete example'),
          fence('yaml', example, `schema="${name}" title="${name}.yaml"`),
        ]),
    heading(2, ANCHORS.keys, 'Top-level keys'),
    ...writeKeys(schema, findAnchor, describe),
    ...collector.sections.flatMap(writeSection),
  ];
}

function writeKeys(
  schema: JsonSchema,
  findAnchor: FindAnchor,
  describe: (value: JsonSchema) => string,
): RootContent[] {
  const keys = Object.entries(schema.properties ?? {});
  const choices = (schema.allOf ?? []).flatMap(
    ({description}) => description ?? [],
  );
  return [
    ...parseBlocks(schema.description ?? ''),
    ...(schema.$comment === undefined
      ? []
      : [paragraph('In Python: ', inlineCode(schema.$comment), '.')]),
    ...choices.map((sentence) => paragraph(...parseInline(sentence))),
    ...(keys.length === 0 || findForms(schema).length > 0
      ? []
      : [
          table(
            COLUMNS,
            keys.map(([key, value]) => [
              [inlineCode(key)],
              describeType(withoutNull(value), findAnchor),
              describeDefault(key, value, schema),
              typeof value === 'object' ? parseInline(describe(value)) : [],
            ]),
          ),
        ]),
  ];
}

function writeForms({schema, forms}: Section): RootContent[] {
  if (forms.length === 0) {
    return [];
  }
  const [key = 'name'] = schema.required ?? [];
  return [
    paragraph('The value of ', inlineCode(key), ' determines the other keys:'),
    bulletList(
      forms.map(({tag, section}) => [
        anchorLink(
          section.id,
          tag === null ? 'any other value' : inlineCode(tag),
        ),
      ]),
    ),
  ];
}

/** A key that is left out has the value null: its default already says so. */
function withoutNull(schema: JsonSchema | boolean): JsonSchema | boolean {
  if (typeof schema !== 'object' || schema.default !== null || !schema.anyOf) {
    return schema;
  }
  const parts = schema.anyOf.filter(({type}) => type !== 'null');
  const [only] = parts;
  return only && parts.length === 1 ? only : {...schema, anyOf: parts};
}

function describeDefault(
  key: string,
  value: JsonSchema | boolean,
  {required = []}: JsonSchema,
): Inline[] {
  if (required.includes(key)) {
    return [strong('required')];
  }
  const fallback = typeof value === 'object' ? value.default : undefined;
  if (fallback === undefined) {
    return ['optional'];
  }
  return fallback === null ? ['none'] : [inlineCode(JSON.stringify(fallback))];
}

function enumerate(parts: readonly (readonly Inline[])[]): Inline[] {
  return parts.flatMap((part, index) => [
    ...(index === 0 ? [] : [index === parts.length - 1 ? ' and ' : ', ']),
    ...part,
  ]);
}
