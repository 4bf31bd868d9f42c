import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import {reporter} from 'vfile-reporter';
import {isRecord} from '../guards';

/** What parsers of Markdown (`reason`, `line`) and YAML (`mark`) throw. */
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
 * Parsers of Markdown check their own work in development, and stumble over an
 * open tag in a heading that is underlined.
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
 * @param file - the page's file, as the message shall name it.
 * @param lineOf - turns the parser's line into one of the file.
 * @returns the message, or null where the error is not about the page.
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
 * Whether an error says what is wrong with a page. Docusaurus may load a module
 * once for each plugin, so `instanceof` says nothing.
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
 * Makes an error that a build can print of messages about one file.
 *
 * @param file - the file, as the report shall name it.
 * @returns an error whose message lists file, lines and reasons.
 */
export function createReport(
  file: string,
  messages: readonly VFileMessage[],
): Error {
  const report = new VFile({path: file});
  report.messages.push(...messages);
  return new Error(reporter(report, {color: false}), {cause: messages[0]});
}
