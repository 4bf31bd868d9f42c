import type {DocstringEntry} from 'python-reader';
import type {Fault} from '../finding';
import {entriesOf, ownDocstring} from '../package/docstrings';
import type {Found} from '../package/package-index';
import type {Rule} from './rule';

/** What lists entries under "Attributes:". */
interface Holder {
  holder: Found;
  file: string;
  entries: readonly DocstringEntry[];
}

/** Every attribute that a docstring describes exists, and is described. */
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
  const unknown: Fault[] = [];
  const empty: Fault[] = [];
  for (const {holder, file, entries} of holders) {
    for (const {name, description, line} of entries) {
      if (!index.child(holder, name ?? '')) {
        unknown.push({
          rule: 'attribute-unknown',
          file,
          line,
          message: `${holder.path} has no attribute "${name ?? ''}"`,
          hint: 'correct the name, declare the attribute, or remove the entry',
        });
      } else if (description.trim() === '') {
        empty.push({
          rule: 'attribute-empty',
          file,
          line,
          message: `the docstring of ${holder.path} names the attribute "${name ?? ''}" and says nothing about it`,
          hint: 'say what it holds, with its unit, range or shape',
        });
      }
    }
  }
  const total = holders.flatMap(({entries}) => entries).length;
  return {
    faults: [...unknown, ...empty],
    measures: [
      {
        label: 'Documented attributes that exist',
        good: total - unknown.length,
        total,
      },
    ],
  };
};
