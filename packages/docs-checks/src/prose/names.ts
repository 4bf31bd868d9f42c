import {Joi} from 'docusaurus-plugin-page-exports/yaml';
import {readYaml} from '../read-yaml';

const NAMES = Joi.array<string[]>()
  .items(
    Joi.string().messages({
      'string.base': 'A name must be a string. Put it in quotation marks.',
    }),
  )
  .messages({'array.base': 'must be a list of names.'});

/**
 * Reads the names that keep their capitals in headings: a YAML list of strings.
 *
 * @throws Error if the file can't be read or is not such a list.
 */
export function readNames(file: string): Promise<string[]> {
  return readYaml(file, NAMES);
}
