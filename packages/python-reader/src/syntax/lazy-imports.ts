import type {Node} from 'web-tree-sitter';
import {readImport} from './imports';
import type {ExportStep, LazyImport} from './parsed-module';
import type {SourceFile} from './source-file';

/**
 * Lists what the `__getattr__` of a module may import on demand: the imports in
 * its body, and the tables and lists of names and modules that such functions read.
 * Whether an entry is an import is known only once all modules are.
 */
export function readLazyImports(root: Node, file: SourceFile): LazyImport[] {
  return root.namedChildren.flatMap((statement) => {
    switch (statement.type) {
      case 'function_definition':
        return importsIn(statement, file);
      case 'expression_statement':
        return [
          ...statement
            .descendantsOfType('dictionary')
            .flatMap((table) => table.namedChildren)
            .flatMap((pair) => entriesOf(pair, file)),
          ...pathsIn(statement.namedChild(0), file),
        ];
      // Older versions of Python have no such functions.
      case 'if_statement':
      case 'elif_clause':
      case 'else_clause':
      case 'block':
        return readLazyImports(statement, file);
      default:
        return [];
    }
  });
}

/** What such a call returns as `__all__`, none if it has no paths. */
export function readLazyExports(
  assignment: Node,
  file: SourceFile,
): ExportStep[] {
  const names = pathsIn(assignment, file);
  return names.length === 0
    ? []
    : [
        {kind: 'set', names: []},
        {kind: 'add', names: names.map(({name, line}) => ({name, line}))},
      ];
}

/** Imports of names that the file also mentions as strings. */
function importsIn(definition: Node, file: SourceFile): LazyImport[] {
  const name = definition.childForFieldName('name');
  if (!name || file.textOf(name) !== '__getattr__') {
    return [];
  }
  return definition
    .descendantsOfType('import_from_statement')
    .flatMap((statement) => readImport(statement, file, true))
    .flatMap((one) => {
      const imported = one.kind === 'import' ? one.imported : null;
      const isMentioned =
        imported !== null &&
        [`'${imported}'`, `"${imported}"`].some((text) =>
          file.text.includes(text),
        );
      const {module, line} = one;
      return isMentioned ? [{name: imported, module, imported, line}] : [];
    });
}

/** Paths such as `'._orders.Order'` in a call whose result is `__getattr__`. */
function pathsIn(assignment: Node | null, file: SourceFile): LazyImport[] {
  const [left, right] = ['left', 'right'].map((field) =>
    assignment?.childForFieldName(field),
  );
  const names = left ? file.textOf(left).split(/\W+/) : [];
  if (right?.type !== 'call' || !names.includes('__getattr__')) {
    return [];
  }
  return right.descendantsOfType('string').flatMap((node) => {
    const path = file.stringValue(node)?.text ?? '';
    const dot = path.lastIndexOf('.');
    const name = path.slice(dot + 1);
    // In `..orders`, the dots belong to the package; in `.api.Order`, the last one doesn't.
    const module = path.slice(0, dot + 1).replace(/(?<=\w)\.$/, '');
    return dot >= 0 && NAME.test(name) && /^[\w.]+$/.test(module)
      ? [{name, module, imported: name, line: file.lineOf(node)}]
      : [];
  });
}

const NAME = /^[^\W\d]\w*$/;
const MODULE = /^\.*[\w.]+$/;

/**
 * What a pair in a table may stand for: `'Order': '.orders'`,
 * `'Order': 'shop.orders.Order'`, `'Order': ('.orders', 'Order')` or
 * `'orders': ['Order', 'Item']`.
 */
function entriesOf(pair: Node, file: SourceFile): LazyImport[] {
  const [key, value] = ['key', 'value'].map((field) =>
    pair.childForFieldName(field),
  );
  const written = key ? file.stringValue(key)?.text : undefined;
  if (written === undefined || !value) {
    return [];
  }
  const line = file.lineOf(pair);
  const items = [value, ...value.namedChildren].flatMap(
    (item) => file.stringValue(item)?.text ?? [],
  );
  const [first = '', second = ''] = items;
  const dot = first.lastIndexOf('.');
  const pairs: [name: string, module: string, imported: string][] = [
    [written, first, second],
    ...items.map((item): [string, string, string] => [written, item, written]),
    ...items.map((item): [string, string, string] => [item, written, item]),
    [
      written,
      first.slice(0, dot + 1).replace(/(?<=\w)\.$/, ''),
      first.slice(dot + 1),
    ],
  ];
  return pairs
    .filter(
      ([name, module, imported]) =>
        NAME.test(name) && MODULE.test(module) && NAME.test(imported),
    )
    .map(([name, module, imported]) => ({name, module, imported, line}));
}
