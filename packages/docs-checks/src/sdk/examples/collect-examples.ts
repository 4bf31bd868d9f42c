import {ownDocstrings} from '../package/docstrings';
import type {RuleInput} from '../rules/rule';
import {type Example, extractExample} from './extract-example';

/** Extracts the examples from all docstrings, in source order. */
export function collectExamples({
  package: {modules},
  symbols,
  sources,
}: Pick<RuleInput, 'package' | 'symbols' | 'sources'>): Example[] {
  const documented = [
    ...modules.map(({docstring, path}) => ({docstring, path})),
    ...symbols.flatMap(({member}) =>
      ownDocstrings(member).map((docstring) => ({
        docstring,
        path: member.path,
      })),
    ),
  ];
  return documented.flatMap(
    ({docstring, path}) =>
      (docstring &&
        extractExample(path, docstring, sources.get(docstring.file) ?? [])) ??
      [],
  );
}
