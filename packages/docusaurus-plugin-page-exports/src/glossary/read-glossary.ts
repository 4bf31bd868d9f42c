import fs from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';
import {replaceTokensDeep, type Identity} from '../page/tokens';

/** A word of the field, and what the site means by it. */
export interface GlossaryTerm {
  /** Its anchor on the glossary page, in kebab-case. */
  id: string;
  term: string;
  /** One or two sentences of plain text. */
  definition: string;
  /** The route of the page that says more. */
  more?: string;
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
 * Reads the glossary.
 *
 * @param file - a YAML list of terms.
 * @param identity - whose names replace the product's tokens.
 * @returns the terms in alphabetical order.
 * @throws one error with every fault as `file:line — what is wrong`.
 */
export function readGlossary(file: string, identity: Identity): GlossaryTerm[] {
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(file, 'utf8'), {
    lineCounter: lines,
  });
  const at = (offset = 0) => `${file}:${lines.linePos(offset).line}`;
  const faults = document.errors.map(
    (error) => `${at(error.pos[0])} — ${error.message}`,
  );
  const {contents} = document;
  if (!isSeq(contents)) {
    throw new Error(`${at()} — the glossary must be a list of terms.`);
  }
  const terms: GlossaryTerm[] = [];
  const seen = new Set<string>();
  for (const item of contents.items) {
    const entry: unknown = isMap(item) ? item.toJSON() : undefined;
    const where = at(item.range[0]);
    const result: Joi.ValidationResult<GlossaryTerm> = schema.validate(entry, {
      abortEarly: false,
    });
    if (result.error) {
      faults.push(`${where} — ${result.error.message}`);
    } else if (seen.has(result.value.id)) {
      faults.push(`${where} — the id '${result.value.id}' stands here twice`);
    } else {
      seen.add(result.value.id);
      terms.push(replaceTokensDeep(result.value, identity));
    }
  }
  if (faults.length > 0) {
    throw new Error(`The glossary has faults:\n  ${faults.join('\n  ')}`);
  }
  return terms.sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
