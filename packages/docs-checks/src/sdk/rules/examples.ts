import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {ownDocstrings} from '../package/docstrings';
import type {Rule} from './rule';

/** Matches a code block in another language than Python. */
const OTHER_LANGUAGE = /^ *(?:`{3,}|~{3,}) *(?!py)\w/m;

/** Requires examples to be doctests, as only those are type-checked. */
export const checkExamples: Rule = ({package: {modules}, symbols}) => {
  const documented = [
    ...modules.map(({path, docstring}) => ({path, docstring})),
    ...symbols.flatMap(({member}) =>
      ownDocstrings(member).map((docstring) => ({
        path: member.path,
        docstring,
      })),
    ),
  ];
  const diagnostics: Diagnostic[] = [];
  for (const {path, docstring} of documented) {
    for (const section of docstring?.sections ?? []) {
      if (
        docstring &&
        section.kind === 'examples' &&
        !/^\s*>>> /m.test(section.text) &&
        !OTHER_LANGUAGE.test(section.text)
      ) {
        diagnostics.push(
          createDiagnostic({
            ruleId: 'example-unchecked',
            file: docstring.file,
            line: section.line,
            reason: `The example of ${path} has no doctest lines, so it is not checked`,
            note: 'Start each line of its code with ">>> " or "... ", or name its language after the fence if it is not Python.',
          }),
        );
      }
    }
  }
  return {diagnostics, measures: []};
};
