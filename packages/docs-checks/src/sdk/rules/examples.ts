import type {Fault} from '../finding';
import {ownDocstring} from '../package/docstrings';
import type {Rule} from './rule';

/** A code block in a language that is no Python. */
const OTHER_LANGUAGE = /^\s*(?:`{3,}|~{3,})\s*(?!py|$)\w+/m;

/** Examples are written as doctests, for only those get type-checked. */
export const checkExamples: Rule = ({package: {modules}, symbols}) => {
  const documented = [
    ...modules.map(({path, docstring}) => ({path, docstring})),
    ...symbols.map(({member}) => ({
      path: member.path,
      docstring: ownDocstring(member),
    })),
  ];
  const faults: Fault[] = [];
  for (const {path, docstring} of documented) {
    for (const section of docstring?.sections ?? []) {
      if (
        docstring &&
        section.kind === 'examples' &&
        !/^\s*>>> /m.test(section.text) &&
        !OTHER_LANGUAGE.test(section.text)
      ) {
        faults.push({
          rule: 'example-unchecked',
          file: docstring.file,
          line: section.line,
          message: `the example of ${path} has no doctest lines, so nothing checks it`,
          hint: 'begin each line of its code with ">>> " or "... "',
        });
      }
    }
  }
  return {faults, measures: []};
};
