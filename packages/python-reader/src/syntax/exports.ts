import type {Node} from 'web-tree-sitter';
import {readComprehension} from './export-comprehensions';
import type {ExportStep} from './parsed-module';
import type {SourceFile} from './source-file';

/** Steps of `__all__ = …` and `__all__ += …`. */
export function readExports(
  value: Node,
  file: SourceFile,
  kind: 'set' | 'add',
): ExportStep[] {
  // `__all__: list[str] = ...` in a stub says nothing about the names.
  if (value.type === 'ellipsis') {
    return [];
  }
  const steps = stepsOf(value, file);
  const added = steps.filter((step) => !isOwn(step));
  // `__all__ = __all__ + ['x']` keeps the names of the steps before.
  return kind === 'set' && added.length === steps.length
    ? [{kind: 'set', names: []}, ...added]
    : added;
}

function isOwn(step: ExportStep): boolean {
  return step.kind === 'addFrom' && step.module === '__all__';
}

/** Steps of a call such as `__all__.extend(…)`, none for other calls. */
export function readExportCall(call: Node, file: SourceFile): ExportStep[] {
  const target = call.childForFieldName('function');
  const [argument, second] = argumentsOf(call);
  const method = /^__all__\s*\.\s*(\w+)$/.exec(
    target ? file.textOf(target) : '',
  );
  if (!method || !argument) {
    return [];
  }
  switch (method[1]) {
    case 'extend':
      return stepsOf(argument, file);
    case 'append':
      return namesOf([argument], file, 'add');
    case 'insert':
      return second ? namesOf([second], file, 'add') : [];
    case 'remove':
      return namesOf([argument], file, 'remove');
    default:
      return [{kind: 'unknown', line: file.lineOf(call)}];
  }
}

/** The arguments of a call; a comprehension needs no brackets of its own. */
function argumentsOf(call: Node): Node[] {
  const list = call.childForFieldName('arguments');
  return list?.type === 'generator_expression'
    ? [list]
    : (list?.namedChildren ?? []);
}

/** Whether a value is unpacked; its node may be of another type (see `allowStars`). */
function isStarred(value: Node, file: SourceFile): boolean {
  return file.text.charAt(value.startIndex) === '*';
}

function stepsOf(value: Node, file: SourceFile): ExportStep[] {
  const line = file.lineOf(value);
  const children = value.namedChildren.filter(
    ({startIndex}) => file.text.charAt(startIndex) !== '#',
  );
  switch (value.type) {
    case 'list':
    case 'tuple':
    case 'set':
    case 'expression_list':
      return namesOf(children, file, 'add');
    case 'string':
      return namesOf([value], file, 'add');
    case 'list_splat':
    case 'parenthesized_expression':
    case 'binary_operator':
      return children.flatMap((child) => stepsOf(child, file));
    case 'unary_operator':
      return isStarred(value, file)
        ? children.flatMap((child) => stepsOf(child, file))
        : [{kind: 'unknown', line}];
    case 'attribute': {
      const module = /^(.*)\.__all__$/s.exec(file.textOf(value))?.[1];
      return module === undefined
        ? [{kind: 'unknown', line}]
        : [{kind: 'addFrom', module, line}];
    }
    case 'identifier':
      // The name may come from `from .orders import __all__ as orders_all`.
      return [{kind: 'addFrom', module: file.textOf(value), line}];
    case 'list_comprehension':
    case 'set_comprehension':
    case 'generator_expression':
      return selected(value, file);
    case 'call':
      return copied(value, file) ?? [{kind: 'unknown', line}];
    case 'subscript': {
      const [whole] = children;
      return whole && /\[\s*:\s*\]$/.test(file.textOf(value))
        ? stepsOf(whole, file)
        : [{kind: 'unknown', line}];
    }
    default:
      return [{kind: 'unknown', line}];
  }
}

/** Steps of `[name for name in …]`. */
function selected(comprehension: Node, file: SourceFile): ExportStep[] {
  const line = file.lineOf(comprehension);
  const selection = readComprehension(comprehension, file);
  switch (selection?.kind) {
    case 'all':
      return stepsOf(selection.list, file);
    case 'public':
      return [{kind: 'public', line}];
    default:
      return [{kind: 'unknown', line}];
  }
}

/** Steps of a copy such as `list(x)`, `sorted(x)` or `x.copy()`. */
function copied(call: Node, file: SourceFile): ExportStep[] | null {
  const target = call.childForFieldName('function');
  const inner = argumentsOf(call);
  const callee = target ? file.textOf(target) : '';
  const original = /\.\s*copy$/.test(callee)
    ? target?.childForFieldName('object')
    : null;
  if (original) {
    return stepsOf(original, file);
  }
  const isCopy = /^(?:list|tuple|sorted|set)$/.test(callee);
  return isCopy ? inner.flatMap((child) => stepsOf(child, file)) : null;
}

function namesOf(
  nodes: Node[],
  file: SourceFile,
  kind: 'add' | 'remove',
): ExportStep[] {
  return nodes.flatMap((node): ExportStep[] => {
    const line = file.lineOf(node);
    const value = file.stringValue(node);
    if (value) {
      return [{kind, names: [{name: value.text, line}]}];
    }
    const isNested = isStarred(node, file) && kind === 'add';
    return isNested ? stepsOf(node, file) : [{kind: 'unknown', line}];
  });
}
