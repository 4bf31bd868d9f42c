import type {DocstringStyle} from '../../src/model';
import {readPackage} from '../../src/read-package';
import {compare, type Comparison} from './differences';
import {explain, type Explained} from './explain';
import {runGriffe} from './run-griffe';
import {viewOf, type PackageView} from './view';

export interface Subject {
  root: string;
  name: string;
  style: DocstringStyle;
  python: string;
  /** PYTHONPATH with griffe, if it is not installed. */
  path: string | undefined;
}

export interface Report {
  comparison: Comparison;
  explained: Explained;
}

/** Reads a package with both readers and explains the differences. */
export async function comparePackage({
  root,
  name,
  style,
  python,
  path,
}: Subject): Promise<Report> {
  const {package: model} = await readPackage({
    root,
    package: name,
    docstringStyle: style,
  });
  const own = viewOf(model);
  const {view} = own;
  const request = {search: root, package: name, style, ...expressionsOf(view)};
  const answer = await runGriffe(request, python, path);
  const comparison = compare(view, answer);
  return {comparison, explained: explain(comparison, own, answer)};
}

/** All expressions of the reader, for `dump.py` to normalize. */
function expressionsOf(view: PackageView): {
  annotations: string[];
  values: string[];
} {
  const annotations = new Set<string>();
  const values = new Set<string>();
  const put = (into: Set<string>, text: string | null | undefined): void => {
    if (text) {
      into.add(text);
    }
  };
  for (const symbol of [...view.values()].flat()) {
    [symbol.annotation, symbol.returns, ...(symbol.bases ?? [])].forEach(
      (text) => {
        put(annotations, text);
      },
    );
    [symbol.value, ...(symbol.decorators ?? [])].forEach((text) => {
      put(values, text);
    });
    for (const parameter of symbol.parameters ?? []) {
      put(annotations, parameter.annotation);
      put(values, parameter.default);
    }
  }
  return {annotations: [...annotations], values: [...values]};
}
