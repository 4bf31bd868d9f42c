import type {Node, Tree} from 'web-tree-sitter';
import {visitBlock} from './body';
import {readGlobalNames} from './incidental-names';
import {readLazyImports} from './lazy-imports';
import type {ParsedModule} from './parsed-module';
import type {Parse} from './parser';
import {CERTAIN, ScopeBuilder} from './scope-builder';
import {SourceFile} from './source-file';
import {parseTypeParameters} from './type-parameters';

/** Further diagnostics in the same file would add nothing. */
const MAX_DIAGNOSTICS = 5;

/**
 * Reads what one file defines.
 *
 * @param written the file's text, without a byte order mark
 * @param parse see `loadParser`
 */
export function readModule(written: string, parse: Parse): ParsedModule {
  // Python ends lines at a lone carriage return, too, but the grammar doesn't.
  const text = written.replace(/\r(?!\n)/g, '\n');
  const file = new SourceFile(text);
  const scope = new ScopeBuilder();
  const tree: Tree = parse(text);
  try {
    const root = tree.rootNode;
    scope.docstring = file.openingDocstring(root);
    visitBlock(root, {file, scope, isClass: false}, CERTAIN);
    scope.bind(readGlobalNames(root, file));
    return {
      docstring: scope.docstring,
      scope: scope.build(),
      deleted: scope.deleted,
      incidental: scope.incidental,
      fieldDocstrings: scope.fieldDocstrings,
      exports: scope.exports.length > 0 ? scope.exports : null,
      lazy: scope.get('__getattr__') ? readLazyImports(root, file) : [],
      syntaxErrors: root.hasError ? syntaxErrors(root, file) : [],
      formatted: [...file.formatted],
      lineCount: file.lines.length,
    };
  } finally {
    tree.delete();
  }
}

function syntaxErrors(
  root: Node,
  file: SourceFile,
): {line: number; message: string}[] {
  const found: {line: number; message: string}[] = [];
  const visit = (node: Node): void => {
    // The grammar is stricter than Python inside f-strings (`{total:=}`).
    const isString = node.type === 'string';
    if (!node.hasError || isString || found.length >= MAX_DIAGNOSTICS) {
      return;
    }
    if (node.type === 'type_parameter' && isReadable(file.textOf(node))) {
      return;
    }
    if (node.isError || node.isMissing) {
      found.push({line: file.lineOf(node), message: describe(node, file)});
      return;
    }
    node.children.forEach(visit);
  };
  visit(root);
  return found;
}

/** The grammar doesn't support defaults of type parameters, so we parse them. */
function isReadable(typeParameters: string): boolean {
  return parseTypeParameters(typeParameters).every(({name}) =>
    /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(name),
  );
}

function describe(node: Node, file: SourceFile): string {
  if (node.isMissing) {
    return `\`${node.type}\` is missing here`;
  }
  const [first = ''] = file.textOf(node).trim().split('\n');
  const shown = first.length > 40 ? `${first.slice(0, 40)}…` : first;
  return `\`${shown}\` is not valid Python`;
}
