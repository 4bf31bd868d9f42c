import fs from 'node:fs';
import {VFileMessage} from 'vfile-message';
import {createReport} from '../page/page-error';
import {Joi} from '../yaml/joi';
import {parseYaml, type YamlProblem} from '../yaml/parse-yaml';

/** A term and its definition. */
export interface GlossaryTerm {
  /** Its anchor on the glossary page, in kebab-case. */
  id: string;
  term: string;
  /** One or two sentences of plain text. */
  definition: string;
  /** The route of the page with more about it. */
  more?: string;
}

export interface ReadGlossaryOptions {
  /**
   * Edits the file's text before it is parsed. Errors count the lines of the
   * edited text.
   */
  preprocess?: (text: string) => string;
}

const TERM = Joi.object<GlossaryTerm>({
  id: Joi.string()
    .pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .required()
    .messages({
      'string.pattern.base':
        '{#label} must consist of lower-case letters, digits and single hyphens, such as "dry-dock".',
    }),
  term: Joi.string().required(),
  definition: Joi.string().min(20).required().messages({
    'string.min': '{#label} must have at least {#limit} characters.',
  }),
  more: Joi.string().pattern(/^\//).messages({
    'string.pattern.base':
      '{#label} must be the address of a page and start with a slash.',
  }),
}).messages({
  'object.base': 'A term must have the keys "id", "term" and "definition".',
  'object.unknown':
    '{#label} is not a known key. Use "id", "term", "definition" or "more".',
});

const GLOSSARY = Joi.array<GlossaryTerm[]>()
  .items(TERM)
  .unique('id', {ignoreUndefined: true})
  .messages({
    'array.base': 'The glossary must be a list of terms.',
    'array.unique': "The id '{#value.id}' is used twice: rename one.",
  });

/**
 * Reads the terms of a glossary.
 *
 * @param file - a YAML list of terms.
 * @returns the terms in alphabetical order.
 * @throws Error that lists each problem with its line.
 */
export function readGlossary(
  file: string,
  {preprocess = (text) => text}: ReadGlossaryOptions = {},
): GlossaryTerm[] {
  const text = preprocess(fs.readFileSync(file, 'utf8'));
  const {value, problems} = parseYaml(text, GLOSSARY);
  if (value === null) {
    throw createReport(file, problems.map(toMessage));
  }
  return value.sort((a, b) => a.term.localeCompare(b.term, 'en'));
}

function toMessage({reason, line, column}: YamlProblem): VFileMessage {
  const message = new VFileMessage(reason, {
    place: {line, column},
    ruleId: 'term',
    source: 'glossary',
  });
  message.fatal = true;
  return message;
}
