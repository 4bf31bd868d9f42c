import fs from 'node:fs/promises';
import path from 'node:path';
import {format, type FormatConfig} from 'oxfmt';

/**
 * Formats text as `npm run lint:format` expects it.
 *
 * @param root The folder with the formatter's configuration.
 * @param file The path of the file that the text is for, which decides on the
 *   language. It need not exist.
 * @throws If the text has a syntax error.
 */
export async function formatText(
  root: string,
  file: string,
  text: string,
): Promise<string> {
  const config = JSON.parse(
    await fs.readFile(path.join(root, '.oxfmtrc.json'), 'utf8'),
  ) as FormatConfig & {ignorePatterns?: string[]};
  delete config.ignorePatterns;
  const {code, errors} = await format(file, text, config);
  if (errors.length > 0) {
    throw new Error(
      `${file} can't be formatted: ${errors.map(({message}) => message).join('; ')}`,
    );
  }
  return code;
}
