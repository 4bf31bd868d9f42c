import type {Node} from 'web-tree-sitter';
import type {ParsedDefinition, RawDocstring} from './parsed-module';
import type {Frame, ScopeBuilder} from './scope-builder';
import type {SourceFile} from './source-file';

const TARGET = /^(?:([\w.]+)\.)?__doc__$/;

/**
 * Reads `name.__doc__ = "…"` and, in a module or class, `__doc__ = "…"`.
 *
 * @returns whether it sets a docstring
 */
export function setsDocstring(
  target: string,
  value: () => Node | null,
  file: SourceFile,
  scope: ScopeBuilder,
  frame: Frame,
): boolean {
  const match = TARGET.exec(target);
  if (!match) {
    return false;
  }
  const [, path] = match;
  const documented = path === undefined ? scope : find(path, scope);
  const docstring = docstringIn(value(), file, scope);
  // A field has a path of several names, unlike the properties of an object.
  if (!documented && docstring && path?.includes('.')) {
    scope.fieldDocstrings[path] = docstring;
  }
  if (!documented || !docstring) {
    return false;
  }
  if (!frame.isConditional || !documented.docstring) {
    documented.docstring = docstring;
  }
  return true;
}

/** Reads `name.__doc__ += "…"` and, in a module or class, `__doc__ += "…"`. */
export function addToDocstring(
  target: string,
  value: Node | null,
  file: SourceFile,
  scope: ScopeBuilder,
  frame: Frame,
): void {
  const match = TARGET.exec(target);
  // Under a condition, the text may be wrong.
  if (!match || !value || frame.isConditional) {
    return;
  }
  const [, path] = match;
  const documented = path === undefined ? scope : find(path, scope);
  if (documented?.docstring) {
    documented.docstring = joined(documented.docstring, value, file);
  }
}

/** A docstring with the text of a string after it, in the same paragraph or not. */
function joined(
  docstring: RawDocstring,
  value: Node,
  file: SourceFile,
): RawDocstring {
  const added = file.docstringOf(value);
  if (!added || added.text === '') {
    return docstring;
  }
  const [space = ''] = /^\s*/.exec(file.stringValue(value)?.text ?? '') ?? [];
  const breaks =
    space.split('\n').length - 1 + (endsLine(docstring, file) ? 1 : 0);
  const blank = Array.from({length: breaks - 1}, () => added.line);
  return {
    text: `${docstring.text}${breaks > 0 ? '\n'.repeat(breaks) : space}${added.text}`,
    lines:
      breaks > 0
        ? [...docstring.lines, ...blank, ...added.lines]
        : [...docstring.lines, ...added.lines.slice(1)],
    line: docstring.line,
    endLine: added.endLine,
  };
}

/** Whether the last line of a string has only its closing quotes. */
function endsLine({line, endLine}: RawDocstring, {lines}: SourceFile): boolean {
  return endLine > line && /^\s*(?:"""|''')/.test(lines[endLine - 1] ?? '');
}

/** The docstring in a string, or the one that `other.__doc__` refers to. */
function docstringIn(
  value: Node | null,
  file: SourceFile,
  scope: ScopeBuilder,
): RawDocstring | null {
  const other = TARGET.exec(value ? file.textOf(value) : '')?.[1];
  return other === undefined
    ? value && file.docstringOf(value)
    : (find(other, scope)?.docstring ?? null);
}

function find(path: string, scope: ScopeBuilder): ParsedDefinition | undefined {
  const [first = '', ...rest] = path.split('.');
  let found = scope.get(first);
  for (const name of rest) {
    const body = found?.kind === 'class' ? found.body : [];
    found = body
      .filter((one) => one.kind !== 'star')
      .find((one) => one.name === name);
  }
  return found;
}
