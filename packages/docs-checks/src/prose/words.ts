import {readFile} from 'node:fs/promises';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {parse} from 'yaml';

/** A word, phrase or pattern to avoid, and what to write instead. */
export interface AvoidedWord {
  pattern: RegExp;
  /** Completes "Use …", or says what to do. */
  instead: string;
  /** Whether docstrings avoid it too. */
  inDocstrings: boolean;
}

/** What means something else in a regular expression. */
const SPECIAL = /[$()*+./?[\\\]^{|}]/g;

/**
 * Reads a list of words to avoid: a YAML list of mappings with `avoid` (one
 * phrase or several) or `pattern` (a regular expression), and `instead`. With
 * `docstrings: false` an entry holds for pages alone.
 *
 * @throws Error when the file can't be read or has another form.
 */
export async function readWords(file: string): Promise<AvoidedWord[]> {
  const value: unknown = parse(await readFile(file, 'utf8'));
  if (!Array.isArray(value)) {
    throw new Error(`${file}:1 must be a list of words to avoid.`);
  }
  return value.map((entry: unknown, index) => {
    const {avoid, pattern, instead, docstrings} = isRecord(entry) ? entry : {};
    const inDocstrings = docstrings !== false;
    const phrases = [avoid].flat().filter((item) => typeof item === 'string');
    if (typeof instead !== 'string') {
      throw new Error(`${file}: entry ${index + 1} has no text "instead".`);
    }
    if (typeof pattern === 'string') {
      return {pattern: new RegExp(pattern, 'gu'), instead, inDocstrings};
    }
    if (phrases.length === 0) {
      throw new Error(`${file}: entry ${index + 1} has no text "avoid".`);
    }
    const words = phrases.map((text) =>
      text.replaceAll(SPECIAL, '\\$&').replaceAll(' ', '\\s+'),
    );
    return {
      // What ends in a sign, such as C++, has no \b behind it.
      pattern: new RegExp(`(?<!\\w)(?:${words.join('|')})(?!\\w)`, 'giu'),
      instead,
      inDocstrings,
    };
  });
}
