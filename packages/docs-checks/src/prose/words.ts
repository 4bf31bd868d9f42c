import {readFile} from 'node:fs/promises';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {parse} from 'yaml';

/** A word, phrase or pattern to avoid, and what to write instead. */
export interface AvoidedWord {
  pattern: RegExp;
  /** The advice in the message, such as `Use "GPU"`. */
  instead: string;
  /** Whether it applies to docstrings, too. */
  inDocstrings: boolean;
}

/** Matches special characters of regular expressions. */
const SPECIAL = /[$()*+./?[\\\]^{|}]/g;

/**
 * Reads a YAML list of words to avoid. Its entries have `avoid` (one phrase or
 * several) or `pattern` (a regular expression), and `instead`. An entry with
 * `docstrings: false` only applies to pages.
 *
 * @throws Error if the file can't be read or has another format.
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
      throw new Error(
        `${file}: entry ${index + 1} must have a string "instead".`,
      );
    }
    if (typeof pattern === 'string') {
      return {pattern: new RegExp(pattern, 'gu'), instead, inDocstrings};
    }
    if (phrases.length === 0) {
      throw new Error(
        `${file}: entry ${index + 1} must have a string "avoid".`,
      );
    }
    const words = phrases.map((text) =>
      text.replaceAll(SPECIAL, '\\$&').replaceAll(' ', '\\s+'),
    );
    return {
      // \b doesn't match after a symbol, as in C++.
      pattern: new RegExp(`(?<!\\w)(?:${words.join('|')})(?!\\w)`, 'giu'),
      instead,
      inDocstrings,
    };
  });
}
