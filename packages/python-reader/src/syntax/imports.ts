import type {Node} from 'web-tree-sitter';
import type {ParsedImport, ParsedStar} from './parsed-module';
import type {SourceFile} from './source-file';

/**
 * Reads the names that an `import` or `from … import` statement binds.
 *
 * @param isGuarded whether it is in a `try` with handlers
 */
export function readImport(
  statement: Node,
  file: SourceFile,
  isGuarded: boolean,
): (ParsedImport | ParsedStar)[] {
  const {type} = statement;
  const endLine = file.endLineOf(statement);
  if (type === 'import_statement') {
    return statement
      .childrenForFieldName('name')
      .map((name) => importOf(name, null, endLine, file, isGuarded));
  }
  const from = statement.childForFieldName('module_name');
  const module =
    type === 'future_import_statement'
      ? '__future__'
      : compact(from ? file.textOf(from) : '');
  const isStar = statement.namedChildren.some(
    ({startIndex}) => file.text.charAt(startIndex) === '*',
  );
  if (isStar) {
    return [createStar(module, file.lineOf(statement), isGuarded)];
  }
  return statement
    .childrenForFieldName('name')
    .map((name) => importOf(name, module, endLine, file, isGuarded));
}

/** Creates the import of all public names of a module. */
export function createStar(
  module: string,
  line: number,
  isGuarded: boolean,
): ParsedStar {
  return {kind: 'star', module, line, isGuarded, condition: null, deleted: []};
}

function importOf(
  node: Node,
  from: string | null,
  endLine: number,
  file: SourceFile,
  isGuarded: boolean,
): ParsedImport {
  const text = file.textOf(node);
  const isRenamed = /\s/.test(text) && node.type === 'aliased_import';
  const written = isRenamed ? node.childForFieldName('name') : null;
  const alias = isRenamed ? node.childForFieldName('alias') : null;
  const path = compact(
    isRenamed ? (written ? file.textOf(written) : '') : text,
  );
  const renamed = alias ? file.textOf(alias) : null;
  const [top = path] = path.split('.');
  const bound = renamed ?? (from === null ? top : path);
  return {
    kind: 'import',
    name: bound,
    module: from ?? (renamed === null ? top : path),
    imported: from === null ? null : path,
    isExplicit: renamed === path || (from === '.' && renamed === null),
    isGuarded,
    otherwise: null,
    line: file.lineOf(node),
    endLine,
    docstring: null,
    decorators: [],
    condition: null,
  };
}

/** Removes white space, since `a . b` is the same module as `a.b`. */
function compact(path: string): string {
  return path.replace(/\\?\s+/g, '');
}
