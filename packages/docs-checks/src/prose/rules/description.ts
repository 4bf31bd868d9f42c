import {createFault} from '../../pages/create-fault';
import type {Rule} from './rule';

/** A page says in its front matter what it is about. */
export const checkDescription: Rule = ({file, fields}) =>
  (fields.get('description')?.text ?? '').trim() === ''
    ? [
        createFault(
          'description',
          {file, line: fields.get('description')?.line ?? 1},
          'the page has no description',
          'add "description" to its front matter, one sentence that search results can show',
        ),
      ]
    : [];
