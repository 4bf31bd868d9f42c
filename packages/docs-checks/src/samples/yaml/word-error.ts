import type {ErrorObject} from 'ajv';
import {suggest} from '../suggest';

/** What a value has against its schema, in words. */
export interface Explanation {
  /** JSON pointer of the value. */
  path: string;
  /** The key in that value that is meant, if one is. */
  key: string | null;
  message: string;
  hint: string;
}

/** Words an error of ajv that was collected with `verbose`. */
export function wordError(error: ErrorObject): Explanation {
  const {instancePath: path, keyword} = error;
  const wording = WORDINGS[keyword] ?? wordAnything;
  return {path, key: null, ...wording(error)};
}

type Wording = (
  error: ErrorObject,
) => Omit<Explanation, 'path' | 'key'> & Partial<Explanation>;

const WORDINGS: Readonly<Record<string, Wording>> = {
  additionalProperties: wordUnknownKey,
  unevaluatedProperties: wordUnknownKey,
  required: ({instancePath, params}) => ({
    message: `'${text(params.missingProperty)}' is missing${within(instancePath)}`,
    hint: 'add it',
  }),
  type: ({instancePath, params, data}) => ({
    message: `${nameOf(instancePath)} is ${kindOf(data)}`,
    hint: `write ${listOf(params.type).map(articled).join(' or ')}`,
  }),
  enum: ({instancePath, params, data}) => ({
    message: `${nameOf(instancePath)} may not be ${JSON.stringify(data)}`,
    hint: suggest(text(data), listOf(params.allowedValues)),
  }),
  anyOf: ({instancePath, data, schema}) => ({
    message: `${nameOf(instancePath)} is ${kindOf(data)}`,
    hint: `write ${describeForms(schema)}`,
  }),
  oneOf: ({instancePath, parentSchema}) => ({
    message: `${nameOf(instancePath)} fits none of its forms, or several`,
    hint: text(parentSchema?.description).replace(/\.$/, ''),
  }),
};

function wordUnknownKey({
  instancePath,
  params,
  parentSchema,
}: ErrorObject): ReturnType<Wording> {
  const key = text(params.additionalProperty ?? params.unevaluatedProperty);
  const properties: unknown = parentSchema?.properties;
  return {
    key,
    message: `there is no key '${key}'${within(instancePath)}`,
    hint: suggest(
      key,
      typeof properties === 'object' && properties !== null
        ? Object.keys(properties)
        : [],
    ),
  };
}

const wordAnything: Wording = ({instancePath, message}) => ({
  message: `${nameOf(instancePath)} ${message ?? 'does not fit'}`,
  hint: 'see what the reference says of it',
});

function describeForms(forms: unknown): string {
  return [...new Set((Array.isArray(forms) ? forms : []).map(describeForm))]
    .filter((form) => form !== '')
    .join(' or ');
}

function describeForm(form: unknown): string {
  if (typeof form !== 'object' || form === null) {
    return '';
  }
  if ('pattern' in form && 'description' in form) {
    return text(form.description);
  }
  if ('enum' in form) {
    return `one of ${listOf(form.enum).join(', ')}`;
  }
  if ('const' in form) {
    return JSON.stringify(form.const);
  }
  if ('type' in form) {
    return listOf(form.type).map(articled).join(' or ');
  }
  return '$ref' in form ? 'a mapping' : '';
}

/** `/task/algorithm/0` becomes `task.algorithm[0]`. */
function nameOf(pointer: string): string {
  return pointer === ''
    ? 'the file'
    : pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
        .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
        .join('')
        .replace(/^\./, '');
}

function within(pointer: string): string {
  return pointer === '' ? '' : ` in ${nameOf(pointer)}`;
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'a mapping',
  string: 'text',
};

function articled(type: string): string {
  return KINDS[type] ?? type;
}

function kindOf(data: unknown): string {
  if (data === null) {
    return 'empty';
  }
  return articled(Array.isArray(data) ? 'array' : typeof data);
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(text);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
