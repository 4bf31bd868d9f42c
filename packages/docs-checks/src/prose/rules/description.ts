import {createDiagnostic} from '../../diagnostics';
import type {Rule} from './rule';

/** Requires a description in the front matter. */
export const checkDescription: Rule = ({file, fields}) =>
  (fields.get('description')?.text ?? '').trim() === ''
    ? [
        createDiagnostic({
          ruleId: 'description',
          file,
          line: fields.get('description')?.line ?? 1,
          reason: 'The page has no description',
          note: 'Add a "description" of one sentence to its front matter, for search results.',
        }),
      ]
    : [];
