import type {Joi} from '@docusaurus/utils-validation';
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  visit,
} from 'yaml';

/** A schema of Joi. */
export type YamlSchema<T> = Joi.Schema<T>;
/** What a custom rule of such a schema receives. */
export type CustomHelpers = Joi.CustomHelpers;

/** Why a YAML file is invalid, and where. */
export interface YamlProblem {
  reason: string;
  line: number;
  column: number;
}

/** A valid value, or null and what is wrong, in the order of the file. */
export type YamlResult<T> =
  | {value: T; problems: readonly []}
  | {value: null; problems: readonly YamlProblem[]};

/** What is wrong in plain English, without the site's own terms. */
const MESSAGES = {
  'any.required': '{#label} is missing.',
  'array.base': '{#label} must be a list.',
  'boolean.base': '{#label} must be true or false.',
  'object.base': '{#label} must be a mapping of keys to values.',
  'object.unknown': '{#label} is not a known key. Remove it.',
  'string.base': '{#label} must be a string.',
  'string.empty': '{#label} must not be empty.',
};

/**
 * Parses YAML and validates it.
 *
 * @param schema - what the value must be. Its own messages precede the default
 * ones, which start with the key in quotation marks.
 * @returns the value, or each problem with its place.
 */
export function parseYaml<T>(
  text: string,
  schema: YamlSchema<T>,
): YamlResult<T> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const toProblem = (reason: string, offset: number): YamlProblem => {
    // Errors about an empty file have line 0.
    const {line, col} = lineCounter.linePos(offset);
    return {reason, line: Math.max(line, 1), column: Math.max(col, 1)};
  };
  const malformed = [
    ...document.errors.map(({message, pos}) => toProblem(message, pos[0])),
    ...findAliases(document).map(({name, offset}) =>
      toProblem(`There is no anchor for the alias *${name}.`, offset),
    ),
  ];
  if (malformed.length > 0) {
    return {value: null, problems: malformed};
  }
  const result: Joi.ValidationResult<T> = schema.validate(document.toJS(), {
    abortEarly: false,
    // A number in place of a string is a mistake in YAML, and vice versa.
    convert: false,
    errors: {label: 'key'},
    messages: MESSAGES,
  });
  if (!result.error) {
    return {value: result.value, problems: []};
  }
  const invalid = result.error.details
    .map(({message, path}) => ({
      message,
      offset: offsetOf(document.contents, path),
    }))
    .sort((a, b) => a.offset - b.offset);
  return {
    value: null,
    problems: invalid.map(({message, offset}) => toProblem(message, offset)),
  };
}

/** Finds the aliases without an anchor, for which the parser throws. */
function findAliases(document: ReturnType<typeof parseDocument>) {
  const found: {name: string; offset: number}[] = [];
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) {
        found.push({name: alias.source, offset: alias.range?.[0] ?? 0});
      }
    },
  });
  return found;
}

/** Finds a key or an item, or what contains it if it is missing. */
function offsetOf(
  contents: ParsedNode | null,
  path: readonly (string | number)[],
): number {
  let node = contents;
  let offset = node?.range[0] ?? 0;
  for (const step of path) {
    const child = childOf(node, step);
    if (!child) {
      break;
    }
    ({node, offset} = child);
  }
  return offset;
}

function childOf(node: ParsedNode | null, step: string | number) {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item && {node: item, offset: item.range[0]};
  }
  if (isMap(node)) {
    const pair = node.items.find(
      ({key}) => isScalar(key) && String(key.value) === String(step),
    );
    return pair && {node: pair.value, offset: pair.key.range[0]};
  }
  return undefined;
}
