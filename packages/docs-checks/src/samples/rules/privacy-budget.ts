import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {parseAllDocuments} from 'yaml';
import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {type Block, placeOf, textOf} from '../pages/block';
import {computeEpsilon} from './privacy-accountant';

/** How samples configure private training, and the values they leave out. */
export interface PrivacyOptions {
  /** The class whose calls configure it, with the keys as argument names. */
  className: string;
  /** The key of a YAML file that contains the settings. */
  key: string;
  /** The number of training rows to assume. */
  rows: number;
  /** Values of settings that a sample omits. */
  defaults: {batchSize: number; noise: number; delta: number};
}

interface Settings {
  epsilon: number;
  noise: number;
  delta: number;
  batchSize: number;
  line: number;
}

/**
 * Requires a privacy budget that is sufficient for at least one training step.
 */
export function checkPrivacyBudget(
  block: Block,
  options: PrivacyOptions,
): Diagnostic[] {
  return findSettings(block, options).flatMap(({line, ...settings}) => {
    const {rows} = options;
    const {epsilon, noise, batchSize} = settings;
    const cost = computeEpsilon({...settings, rows, steps: 1});
    return cost <= epsilon
      ? []
      : [
          createDiagnostic({
            ruleId: 'privacy-budget',
            ...placeOf(block, line),
            reason: `One step costs ε ≈ ${cost.toFixed(1)}, more than the budget of ${epsilon} (${rows} rows, batches of ${batchSize}, noise multiplier ${noise})`,
            note: 'Raise the noise multiplier or the budget, or use smaller batches.',
          }),
        ];
  });
}

function findSettings(block: Block, options: PrivacyOptions): Settings[] {
  const text = textOf(block);
  switch (block.language) {
    case 'python':
      return findCalls(text, options);
    case 'yaml':
      return findKeys(text, options);
    default:
      return [];
  }
}

function findCalls(
  text: string,
  {className, defaults}: PrivacyOptions,
): Settings[] {
  const call = new RegExp(`\\b${className}\\(([^()]*)\\)`, 'g');
  return [...text.matchAll(call)].flatMap(({1: inner = '', index}) => {
    const settings = {
      epsilon: readNumber(inner, 'epsilon'),
      noise: readSetting(inner, 'noise_multiplier', defaults.noise),
      delta: readSetting(inner, 'delta', defaults.delta),
      batchSize: readSetting(text, 'batch_size', defaults.batchSize),
    };
    return isWritten(settings)
      ? [{...settings, line: lineAt(text, index)}]
      : [];
  });
}

/** Whether all settings are numbers. */
function isWritten(
  settings: Record<keyof Omit<Settings, 'line'>, unknown>,
): settings is Omit<Settings, 'line'> {
  return Object.values(settings).every((value) => typeof value === 'number');
}

/** Returns undefined if the setting is not a number, but a variable, say. */
function readSetting(
  text: string,
  name: string,
  fallback: number,
): number | undefined {
  return new RegExp(`\\b${name}["']?\\s*[=:]`).test(text)
    ? readNumber(text, name)
    : fallback;
}

function readNumber(text: string, name: string): number | undefined {
  const written = new RegExp(
    `\\b${name}["']?\\s*[=:]\\s*([\\d._]+(?:[eE][-+]?\\d+)?)\\s*(?:[,;)}\\]#\\n]|$)`,
  ).exec(text)?.[1];
  return written === undefined
    ? undefined
    : Number(written.replaceAll('_', ''));
}

function findKeys(text: string, {key, defaults}: PrivacyOptions): Settings[] {
  const line = lineAt(text, Math.max(0, text.indexOf(`${key}:`)));
  return parseAllDocuments(text)
    .filter(({errors}) => errors.length === 0)
    .flatMap((document) => collect(document.toJS(), key))
    .flatMap(({epsilon, noise_multiplier: noise, delta}) => {
      const settings = {
        epsilon,
        noise: noise ?? defaults.noise,
        delta: delta ?? defaults.delta,
        batchSize: readSetting(text, 'batch_size', defaults.batchSize),
      };
      return isWritten(settings) ? [{...settings, line}] : [];
    });
}

/** Finds the mappings under a key, at any depth. */
function collect(value: unknown, key: string): Record<string, unknown>[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => collect(item, key));
  }
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === key && isRecord(inner) ? [inner] : collect(inner, key),
      )
    : [];
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
