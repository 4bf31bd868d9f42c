import {createDiagnostic} from '../../diagnostics';
import type {Rule} from './rule';

/** A page says in its front matter what it is about. */
export const checkDescription: Rule = ({file, fields}) =>
  (fields.get('description')?.text ?? '').trim() === ''
    ? [
        createDiagnostic({
          ruleId: 'description',
          file,
          line: fields.get('description')?.line ?? 1,
          reason: 'The page has no description',
          note: 'Add "description" to its front matter, one sentence that search results can show.',
        }),
      ]
    : [];
