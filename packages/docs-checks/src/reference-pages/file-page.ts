import type {RootContent} from 'mdast';
import type {JsonSchema} from '../schemas/json-schema';
import {type Section, SectionCollector} from './collect-sections';
import type {FindMapping} from './describe-type';
import {findForms} from './forms';
import {
  anchorLink,
  bulletList,
  enumerate,
  fence,
  heading,
  inlineCode,
  paragraph,
  parseBlocks,
  parseInline,
} from './markdown';
import {writeValues} from './value-table';

/** The input for a page about a file. */
export interface FilePageInput {
  /** Name of the schema. */
  name: string;
  schema: JsonSchema;
  /** A complete file in YAML; null if the SDK has no example. */
  example: string | null;
}

const ANCHORS = {example: 'complete-example', keys: 'top-level-keys'};

/** Writes the format of a file: an example, then the keys of each mapping. */
export function writeFilePage({
  name,
  schema,
  example,
}: FilePageInput): RootContent[] {
  const collector = new SectionCollector(schema, Object.values(ANCHORS));
  const findMapping: FindMapping = (part) => {
    const section = collector.find(part);
    return section
      ? {
          anchor: section.id,
          keys: Object.keys(section.schema.properties ?? {}),
        }
      : null;
  };
  /** A key without a description gets that of its mapping. */
  const describe = (value: JsonSchema) =>
    value.description ??
    collector.find(value)?.schema.description?.split('\n\n', 1)[0] ??
    '';
  const writeSection = (section: Section): RootContent[] => [
    heading(section.depth, section.id, ...section.heading),
    ...writeKeys(section.schema, findMapping, describe),
    ...writeForms(section),
    ...(section.alsoAt.length === 0
      ? []
      : [
          paragraph(
            'Also used as ',
            ...enumerate(section.alsoAt, ' and '),
            '.',
          ),
        ]),
  ];
  return [
    ...(example === null
      ? []
      : [
          heading(2, ANCHORS.example, 'Complete example'),
          fence('yaml', example, `schema="${name}" title="${name}.yaml"`),
        ]),
    heading(2, ANCHORS.keys, 'Top-level keys'),
    ...writeKeys(schema, findMapping, describe),
    ...collector.sections.flatMap(writeSection),
  ];
}

function writeKeys(
  schema: JsonSchema,
  findMapping: FindMapping,
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
          writeValues(
            keys.map(([name, value]) => ({
              name,
              schema: value,
              isRequired: schema.required?.includes(name) ?? false,
              fallback: typeof value === 'object' ? value.default : undefined,
              description:
                typeof value === 'object' ? parseInline(describe(value)) : [],
            })),
            {title: 'Key', findMapping, writeFallback: JSON.stringify},
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
