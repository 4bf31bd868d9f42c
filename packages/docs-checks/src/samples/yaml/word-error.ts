import type {ErrorObject} from 'ajv';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {suggest} from '../suggest';

/** Explains why a value doesn't match its schema. */
export interface Explanation {
  /** JSON pointer of the value. */
  path: string;
  /** The affected key of that value, if any. */
  key: string | null;
  reason: string;
  /** How to fix it. */
  note: string;
}

/**
 * Adds the location and a fix to a message of ajv, which must be collected with
 * `verbose`.
 */
export function wordError(error: ErrorObject): Explanation {
  const {instancePath: path, message = 'is invalid', params} = error;
  const at = nameOf(path);
  const explain = (
    reason: string,
    note: string,
    key: string | null = null,
  ) => ({
    path,
    key,
    reason: `${at} ${reason}`,
    note,
  });
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = Object.keys(recordOf(error.parentSchema?.properties));
      return explain(
        `must not have the key '${key}'`,
        suggest(key, known),
        key,
      );
    }
    case 'required':
      return explain(message, 'Add it.');
    case 'enum':
      return explain(
        `must not be ${JSON.stringify(error.data)}`,
        suggest(String(error.data), listOf(params.allowedValues)),
      );
    case 'anyOf':
      return explain(
        `must be ${describeForms(error.schema)}`,
        'Use one of these types.',
      );
    case 'oneOf':
      return explain(
        'must match exactly one of several forms',
        String(error.parentSchema?.description ?? ''),
      );
    default:
      return explain(message, 'Correct the value.');
  }
}

function describeForms(forms: unknown): string {
  const names = listOf(forms, (form) => {
    const {description, pattern, type, ...rest} = recordOf(form);
    const values = listOf(rest.enum ?? rest.const ?? []);
    if (typeof pattern === 'string' && typeof description === 'string') {
      return description;
    }
    return values.join(' or ') || (typeof type === 'string' ? type : 'object');
  });
  return [...new Set(names)].join(' or ');
}

/** `/task/algorithm/0` becomes `task.algorithm[0]`. */
function nameOf(pointer: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`));
  return steps.join('').replace(/^\./, '') || 'the file';
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function listOf(
  value: unknown,
  name: (item: unknown) => string = String,
): string[] {
  return (Array.isArray(value) ? value : [value]).map((item: unknown) =>
    name(item),
  );
}
