import {type CustomHelpers, Joi} from 'docusaurus-plugin-page-exports/yaml';
import {readYaml} from '../read-yaml';

/** A word, phrase or pattern to avoid, and what to write instead. */
export interface AvoidedWord {
  pattern: RegExp;
  /** The advice in the message, such as `Use "GPU"`. */
  instead: string;
  /** Whether it applies to docstrings, too. */
  inDocstrings: boolean;
}

/** An entry of the list as written. */
interface Entry {
  avoid?: string | string[];
  pattern?: string;
  instead: string;
  docstrings?: boolean;
}

const ENTRY = Joi.object<Entry>({
  avoid: Joi.any().custom(requirePhrases).messages({
    phrases: '{#label} must be a phrase or a list of phrases.',
  }),
  pattern: Joi.string().custom(requirePattern).messages({
    pattern: '{#label} must be a regular expression: {#reason}.',
  }),
  instead: Joi.string().required(),
  docstrings: Joi.boolean(),
})
  .xor('avoid', 'pattern')
  .messages({
    'object.base':
      'An entry must have "instead" and either "avoid" or "pattern".',
    'object.missing': 'An entry must have either "avoid" or "pattern".',
    'object.unknown':
      '{#label} is not a known key. Use "avoid", "pattern", "instead" or "docstrings".',
    'object.xor': 'An entry must have either "avoid" or "pattern".',
  });

const ENTRIES = Joi.array<Entry[]>()
  .items(ENTRY)
  .messages({'array.base': 'must be a list of words to avoid.'});

/**
 * Reads a YAML list of words to avoid. Its entries have `avoid` (one phrase or
 * several) or `pattern` (a regular expression), and `instead`. An entry with
 * `docstrings: false` only applies to pages.
 *
 * @throws Error if the file can't be read or has another format.
 */
export async function readWords(file: string): Promise<AvoidedWord[]> {
  const entries = await readYaml(file, ENTRIES);
  return entries.map(({avoid = [], pattern, instead, docstrings = true}) => ({
    pattern:
      pattern === undefined
        ? matchPhrases([avoid].flat())
        : new RegExp(pattern, 'gu'),
    instead,
    inDocstrings: docstrings,
  }));
}

function requirePhrases(value: unknown, helpers: CustomHelpers) {
  const phrases: unknown[] = [value].flat();
  const areValid =
    phrases.length > 0 &&
    phrases.every((item) => typeof item === 'string' && item.trim() !== '');
  return areValid ? value : helpers.error('phrases');
}

function requirePattern(value: string, helpers: CustomHelpers) {
  try {
    new RegExp(value, 'gu');
    return value;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // "Invalid regular expression: /(/gu: Unterminated group"
    return helpers.error('pattern', {reason: message.replace(/^.*: /s, '')});
  }
}

/** Matches special characters of regular expressions. */
const SPECIAL = /[$()*+./?[\\\]^{|}]/g;

/** Creates a pattern for whole words, in any case and across line breaks. */
function matchPhrases(phrases: readonly string[]): RegExp {
  const words = phrases.map((text) =>
    text.replaceAll(SPECIAL, '\\$&').replaceAll(' ', '\\s+'),
  );
  // \b doesn't match after a symbol, as in C++.
  return new RegExp(`(?<!\\w)(?:${words.join('|')})(?!\\w)`, 'giu');
}
