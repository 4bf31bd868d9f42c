import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {Docstring} from 'python-reader';

/** Words that don't add meaning. */
const EMPTY = new Set(
  (
    'a an and are as be been by class do does for from function get gets has ' +
    'helper in instance into is it its makes method module new object of on ' +
    'or package perform performs return returns set sets that the this to ' +
    'type used using value with'
  ).split(' '),
);

const SENTENCE_END = /[.!?][)\]"'`*]*$/;

/**
 * Requires docstrings to start with a sentence that says more than the name.
 *
 * @param name - the last segment of `path`.
 * @param path - the path of the documented symbol.
 */
export function checkSummary(
  docstring: Docstring,
  name: string,
  path: string,
): Diagnostic[] {
  const at = {file: docstring.file, line: docstring.line};
  const [opening] = docstring.sections;
  const summary =
    opening?.kind === 'text'
      ? (opening.text.trim().split(/\n\s*\n/, 1)[0] ?? '').trim()
      : '';
  if (summary === '') {
    return [
      createDiagnostic({
        ruleId: 'summary-missing',
        ...at,
        reason: `The docstring of ${path} does not start with a summary`,
        note: 'Put one sentence before the first section.',
      }),
    ];
  }
  if (!SENTENCE_END.test(summary)) {
    return [
      createDiagnostic({
        ruleId: 'summary-unfinished',
        ...at,
        reason: `The summary of ${path} does not end in a full stop`,
        note: 'Write the first paragraph as one complete sentence.',
      }),
    ];
  }
  return repeatsName(summary, name)
    ? [
        createDiagnostic({
          ruleId: 'summary-empty',
          ...at,
          reason: `The summary of ${path} only repeats its name: "${summary}"`,
          note: 'Describe its purpose or its result.',
        }),
      ]
    : [];
}

function repeatsName(summary: string, name: string): boolean {
  const known = words(splitHumps(name));
  return words(summary)
    .filter((word) => !EMPTY.has(word))
    .every((word) => known.some((other) => isSameWord(word, other)));
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Splits a name: `HTTPClient` becomes `HTTP Client`. */
function splitHumps(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2');
}

/**
 * Whether two words are forms of the same word: `orders` and `order`,
 * `averaging` and `averaged`.
 */
function isSameWord(one: string, other: string): boolean {
  return stem(one) === stem(other);
}

// cspell:ignore ations ings
function stem(word: string): string {
  const cut = word.replace(/(?:ations?|ings?|ers?|ors?|ed|es|e|s)$/, '');
  return cut.length >= 3 ? cut : word;
}
