import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Rule} from './rule';

/** Each column of a table has a head: a screen reader says it at each cell. */
export const checkTables: Rule = ({file, tree}) => {
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'table', ({children: [head]}) => {
    for (const [index, cell] of (head?.children ?? []).entries()) {
      if (toString(cell).trim() === '') {
        diagnostics.push(
          createDiagnostic({
            ruleId: 'table-head',
            file,
            line: cell.position?.start.line ?? 1,
            reason: `Column ${index + 1} of the table has no head`,
            note: 'Say what its cells name, such as "Question" or "Setting".',
          }),
        );
      }
    }
  });
  return diagnostics;
};
