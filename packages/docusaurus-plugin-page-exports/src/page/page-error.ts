import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import {reporter} from 'vfile-reporter';
import {isRecord} from '../guards';

/**
 * An error thrown by a parser of Markdown (`reason`, `line`) or YAML (`mark`).
 */
interface ParserError {
  reason: string;
  line?: unknown;
  column?: unknown;
  mark?: unknown;
}

function isParserError(error: unknown): error is ParserError & Error {
  return (
    error instanceof Error &&
    'reason' in error &&
    typeof error.reason === 'string'
  );
}

/**
 * Markdown parsers run assertions in development, and one fails on an open tag
 * in an underlined heading.
 *
 * @see https://github.com/syntax-tree/mdast-util-from-markdown
 */
function isAssertion(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && error.code === 'ERR_ASSERTION'
  );
}

function placeOf({line, column, mark}: ParserError) {
  if (typeof line === 'number') {
    return {line, column: typeof column === 'number' ? column : 1};
  }
  // YAML counts from 0 and from the line of the opening `---`.
  return isRecord(mark) && typeof mark.line === 'number'
    ? {line: mark.line + 1, column: 1}
    : {line: 1, column: 1};
}

/**
 * Describes why a page can't be parsed.
 *
 * @param error - what a parser of the page threw.
 * @param file - the page's file, as it appears in the message.
 * @param lineOf - maps the parser's line to a line of the file.
 * @returns the message, or null if the error is not about the page.
 */
export function describePageError(
  error: unknown,
  file: string,
  lineOf: (line: number) => number,
): VFileMessage | null {
  if (!isParserError(error) && !isAssertion(error)) {
    return null;
  }
  const failure: ParserError = isAssertion(error)
    ? {reason: `the Markdown can't be parsed (${error.message})`}
    : error;
  const {line, column} = placeOf(failure);
  const message = new VFileMessage(failure.reason, {
    cause: error,
    place: {line: lineOf(line), column},
    ruleId: 'syntax',
    source: 'page',
  });
  message.file = file;
  message.fatal = true;
  return message;
}

/**
 * Whether an error reports a problem in a page. Docusaurus may load a module
 * once per plugin, so `instanceof` is unreliable.
 */
export function isPageMessage(error: unknown): error is VFileMessage {
  return (
    error instanceof Error &&
    'reason' in error &&
    'ruleId' in error &&
    'file' in error
  );
}

/**
 * Turns messages about one file into an error that a build can print.
 *
 * @param file - the file, as it appears in the report.
 * @returns an error whose message lists the file, the lines and the reasons.
 */
export function createReport(
  file: string,
  messages: readonly VFileMessage[],
): Error {
  const report = new VFile({path: file});
  report.messages.push(...messages);
  return new Error(reporter(report, {color: false}), {cause: messages[0]});
}
