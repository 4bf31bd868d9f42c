import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {DocstringEntry} from 'python-reader';
import {entriesOf, ownDocstring} from '../package/docstrings';
import type {Found} from '../package/package-index';
import type {Rule} from './rule';

/** A class or module with entries under "Attributes:". */
interface Holder {
  holder: Found;
  file: string;
  entries: readonly DocstringEntry[];
}

/** Requires that every documented attribute exists and has a description. */
export const checkAttributes: Rule = ({package: {modules}, symbols, index}) => {
  const holders: Holder[] = [
    ...modules.map((module) => ({holder: module, docstring: module.docstring})),
    ...symbols.map(({member}) => ({
      holder: member,
      docstring: ownDocstring(member),
    })),
  ].map(({holder, docstring}) => ({
    holder,
    file: docstring?.file ?? '',
    entries: entriesOf(docstring, 'attributes'),
  }));
  const unknown: Diagnostic[] = [];
  const empty: Diagnostic[] = [];
  for (const {holder, file, entries} of holders) {
    for (const {name, description, line} of entries) {
      if (!index.child(holder, name ?? '')) {
        unknown.push(
          createDiagnostic({
            ruleId: 'attribute-unknown',
            file,
            line,
            reason: `${holder.path} has no attribute "${name ?? ''}"`,
            note: 'Correct the name, declare the attribute, or remove the entry.',
          }),
        );
      } else if (description.trim() === '') {
        empty.push(
          createDiagnostic({
            ruleId: 'attribute-empty',
            file,
            line,
            reason: `The docstring of ${holder.path} lists the attribute "${name ?? ''}" without a description`,
            note: 'Describe it, including its unit, range or shape.',
          }),
        );
      }
    }
  }
  const total = holders.flatMap(({entries}) => entries).length;
  return {
    diagnostics: [...unknown, ...empty],
    measures: [
      {
        label: 'Documented attributes that exist',
        good: total - unknown.length,
        total,
      },
    ],
  };
};
