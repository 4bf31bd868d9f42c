import fs from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {VFile} from 'vfile';
import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';
import {createReport} from '../page/page-error';

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

const schema = Joi.object<GlossaryTerm>({
  id: Joi.string()
    .pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .required(),
  term: Joi.string().required(),
  definition: Joi.string().min(20).required(),
  more: Joi.string().pattern(/^\//),
}).required();

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
  const lines = new LineCounter();
  const text = preprocess(fs.readFileSync(file, 'utf8'));
  const document = parseDocument(text, {lineCounter: lines});
  const report = new VFile({path: file});
  const addError = (reason: string, offset: number) => {
    const {line, col} = lines.linePos(offset);
    report.message(reason, {
      // Errors about the whole file have line 0.
      place: {line: Math.max(line, 1), column: Math.max(col, 1)},
      ruleId: 'term',
      source: 'glossary',
    }).fatal = true;
  };
  for (const error of document.errors) {
    addError(error.message, error.pos[0]);
  }
  const {contents} = document;
  if (!isSeq(contents)) {
    addError('The glossary must be a list of terms.', 0);
    throw createReport(file, report.messages);
  }
  const terms = new Map<string, GlossaryTerm>();
  for (const item of contents.items) {
    const [offset] = item.range;
    const entry: unknown = isMap(item) ? item.toJSON() : undefined;
    const result: Joi.ValidationResult<GlossaryTerm> = schema.validate(entry, {
      abortEarly: false,
    });
    if (result.error) {
      addError(result.error.message, offset);
    } else if (terms.has(result.value.id)) {
      addError(
        `The id '${result.value.id}' is used twice: rename one.`,
        offset,
      );
    } else {
      terms.set(result.value.id, result.value);
    }
  }
  if (report.messages.length > 0) {
    throw createReport(file, report.messages);
  }
  return [...terms.values()].sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
