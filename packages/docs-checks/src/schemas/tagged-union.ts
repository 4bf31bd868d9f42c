import type {Json, JsonSchema} from './json-schema';

/** A class in a union, with its reference and its schema. */
export interface Form {
  ref: JsonSchema;
  schema: JsonSchema;
}

/**
 * Joins mappings that are distinguished by one key: each form has its own value
 * of the key, except for at most one, which accepts all others. With a plain
 * choice, an editor couldn't tell which form was meant.
 *
 * @returns null if no key distinguishes the forms.
 */
export function joinByTag(forms: readonly Form[]): JsonSchema | null {
  if (forms.length < 2) {
    return null;
  }
  const keys = Object.keys(forms[0]?.schema.properties ?? {});
  for (const key of keys) {
    const joined = joinBy(key, forms);
    if (joined) {
      return joined;
    }
  }
  return null;
}

function joinBy(key: string, forms: readonly Form[]): JsonSchema | null {
  const tagged = forms.flatMap((form) => {
    const tag = tagOf(form, key);
    return tag === undefined ? [] : [{form, tag}];
  });
  const others = forms.filter((form) => tagOf(form, key) === undefined);
  const tags = tagged.map(({tag}) => tag);
  if (
    tagged.length === 0 ||
    others.length > 1 ||
    !others.every(({schema}) => schema.properties?.[key] !== undefined) ||
    new Set(tags).size < tags.length
  ) {
    return null;
  }
  const [other] = others;
  return {
    type: 'object',
    required: [key],
    properties: {
      [key]: {type: 'string', ...(other ? {examples: tags} : {enum: tags})},
    },
    allOf: [
      ...tagged.map(({form, tag}) => when(key, {const: tag}, form.ref)),
      ...(other
        ? [
            when(key, {not: {enum: tags}}, other.ref),
            ...reservePrefix(key, tags),
          ]
        : []),
    ],
  };
}

function tagOf({schema}: Form, key: string): string | undefined {
  const property = schema.properties?.[key];
  const value = typeof property === 'object' ? property.const : undefined;
  return typeof value === 'string' ? value : undefined;
}

function when(key: string, value: JsonSchema, then: JsonSchema): JsonSchema {
  return {if: {required: [key], properties: {[key]: value}}, then};
}

/**
 * A prefix shared by all tags marks built-in names, so no other name may have
 * it.
 */
function reservePrefix(key: string, tags: readonly string[]): JsonSchema[] {
  const prefix = /^[^.]+\./.exec(tags[0] ?? '')?.[0];
  if (prefix === undefined || !tags.every((tag) => tag.startsWith(prefix))) {
    return [];
  }
  const pattern = `^${prefix.replace('.', '\\.')}`;
  const names: Json[] = [...tags];
  return [
    when(key, {type: 'string', pattern}, {properties: {[key]: {enum: names}}}),
  ];
}
