import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {visit} from 'unist-util-visit';
import {textOf} from '../read-aloud';
import type {Rule} from './rule';

/**
 * Requires a heading in each column, which screen readers announce with each
 * cell.
 */
export const checkTables: Rule = ({file, tree}) => {
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'table', ({children: [head]}) => {
    for (const [index, cell] of (head?.children ?? []).entries()) {
      if (textOf(cell) === '') {
        diagnostics.push(
          createDiagnostic({
            ruleId: 'table-head',
            file,
            line: cell.position?.start.line ?? 1,
            reason: `Column ${index + 1} of the table has no heading`,
            note: 'Describe its cells with a heading such as "Question" or "Setting".',
          }),
        );
      }
    }
  });
  return diagnostics;
};
