import {signaturesOf, type Docstring} from 'python-reader';
import {ownDocstring} from '../package/docstrings';
import type {RuleInput} from '../rules/rule';
import {type Example, extractExample} from './extract-example';

/** Extracts the examples from all docstrings, in source order. */
export function collectExamples({
  package: {modules},
  symbols,
  sources,
}: Pick<RuleInput, 'package' | 'symbols' | 'sources'>): Example[] {
  const docstrings = new Map<Docstring, string>();
  for (const {docstring, path} of modules) {
    if (docstring) {
      docstrings.set(docstring, path);
    }
  }
  for (const {member} of symbols) {
    for (const docstring of [
      ownDocstring(member),
      ...(member.kind === 'function' || member.kind === 'method'
        ? signaturesOf(member).map((signature) => signature.docstring)
        : []),
    ]) {
      if (docstring?.inheritedFrom === null) {
        docstrings.set(docstring, member.path);
      }
    }
  }
  return distinct([...docstrings]).flatMap(
    ([docstring, path]) =>
      extractExample(path, docstring, sources.get(docstring.file) ?? []) ?? [],
  );
}

/** An overload's docstring may also be its function's. */
function distinct(
  docstrings: readonly (readonly [Docstring, string])[],
): (readonly [Docstring, string])[] {
  const byPlace = new Map(
    docstrings.map((entry) => [`${entry[0].file}:${entry[0].line}`, entry]),
  );
  return [...byPlace.values()];
}
