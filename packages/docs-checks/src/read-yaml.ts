import {readFile} from 'node:fs/promises';
import {parseYaml, type YamlSchema} from 'docusaurus-plugin-page-exports/yaml';

/**
 * Reads a list or settings from a YAML file.
 *
 * @param schema - what the file must contain. Its messages follow the file and
 * the line.
 * @throws Error if the file can't be read, or with each of its problems.
 */
export async function readYaml<T>(
  file: string,
  schema: YamlSchema<T>,
): Promise<T> {
  const {value, problems} = parseYaml(await readFile(file, 'utf8'), schema);
  if (value === null) {
    const lines = problems.map(({line, reason}) => `${file}:${line} ${reason}`);
    throw new Error(lines.join('\n'));
  }
  return value;
}
