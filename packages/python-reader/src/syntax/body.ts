import type {Node} from 'web-tree-sitter';
import {addToDocstring, setsDocstring} from './assigned-docstrings';
import {readAssignment} from './assignments';
import {visitBranches} from './branches';
import {readClass} from './classes';
import type {RawDecorator, RawDocstring} from './parsed-module';
import {readExportCall, readExports} from './exports';
import {readLazyExports} from './lazy-imports';
import {annotationOf, readFunction} from './functions';
import {createStar, readImport} from './imports';
import {readIncidentalNames} from './incidental-names';
import {defineInstanceAttributes} from './instance-attributes';
import type {Frame, ScopeBuilder} from './scope-builder';
import type {SourceFile} from './source-file';
import {parseTypeParameters} from './type-parameters';
import {readDecorator} from './values';
import {decorates} from './wrapped-definitions';

/** The body of a module or class, and the scope that its statements define. */
export interface Body {
  file: SourceFile;
  scope: ScopeBuilder;
  isClass: boolean;
}

/** Reads the statements of a block, in order. */
export function visitBlock(block: Node, body: Body, frame: Frame): void {
  const {text} = body.file;
  const statements = block.namedChildren.filter(
    ({startIndex}) => text.charAt(startIndex) !== '#',
  );
  statements.forEach((statement, index) => {
    const next = statements[index + 1];
    visitStatement(statement, next ?? null, body, frame);
  });
}

function visitStatement(
  statement: Node,
  next: Node | null,
  body: Body,
  frame: Frame,
): void {
  const {type} = statement;
  switch (type) {
    case 'expression_statement':
      visitExpression(statement, next, body, frame);
      break;
    case 'function_definition':
    case 'class_definition':
      visitDefinition(statement, type, [], body, frame);
      break;
    case 'decorated_definition':
      visitDecorated(statement, body, frame);
      break;
    case 'import_statement':
    case 'import_from_statement':
    case 'future_import_statement':
      visitImport(statement, body, frame);
      break;
    case 'type_alias_statement':
      visitTypeAlias(statement, next, body, frame);
      break;
    case 'delete_statement':
      visitDelete(statement, body, frame);
      break;
    case 'ERROR':
      visitBlock(statement, body, frame);
      break;
    default:
      body.scope.bind(readIncidentalNames(statement, body.file));
      visitBranches(statement, body, frame, visitBlock);
  }
}

/** Expressions that can define names. */
const STATED = new Set(['assignment', 'augmented_assignment', 'call']);

/** `__all__` among other names, as in `__all__, __getattr__ = attach(…)`. */
const UNPACKED = /^__all__\s*,|,\s*__all__\b/;

function visitExpression(
  statement: Node,
  next: Node | null,
  {file, scope, isClass}: Body,
  frame: Frame,
): void {
  const node = statement.namedChild(0);
  const type = node?.type ?? '';
  if (!node || !STATED.has(type)) {
    return;
  }
  if (type === 'call') {
    scope.addExports(isClass ? [] : readExportCall(node, file), frame);
    return;
  }
  const left = node.childForFieldName('left');
  const name = left ? file.textOf(left) : '';
  const right = (): Node | null => node.childForFieldName('right');
  const exported = !isClass && name === '__all__' ? right() : null;
  if (exported) {
    const kind = type === 'augmented_assignment' ? 'add' : 'set';
    const steps = readExports(exported, file, kind);
    scope.addExports(steps, frame);
    // An imported list that gets more names isn't redefined.
    if (steps.length > 0 && steps.every((step) => step.kind !== 'set')) {
      return;
    }
  } else if (!isClass && UNPACKED.test(name)) {
    scope.addExports(readLazyExports(node, file), frame);
  }
  if (type === 'augmented_assignment' && isAddition(node)) {
    addToDocstring(name, right(), file, scope, frame);
  }
  if (type === 'assignment') {
    const stand = isClass ? null : standIn(name, right(), scope);
    if (stand !== null) {
      const star = createStar(stand, file.lineOf(node), frame.isGuarded);
      scope.addStar(star, frame);
      return;
    }
    if (
      setsDocstring(name, right, file, scope, frame) ||
      decorates(name, right, file, scope)
    ) {
      return;
    }
    const following = next ? docstringAfter(next, file) : null;
    for (const parsed of readAssignment(node, following, file)) {
      scope.define(parsed, frame);
    }
  }
}

function isAddition(augmented: Node): boolean {
  return augmented.childForFieldName('operator')?.type === '+=';
}

/** The module that `sys.modules[__name__] = other` puts in place of this one. */
function standIn(
  target: string,
  value: Node | null,
  scope: ScopeBuilder,
): string | null {
  const isReplaced = /^(?:sys\s*\.\s*)?modules\s*\[\s*__name__\s*\]$/.test(
    target,
  );
  const imported = isReplaced ? scope.get(value?.text ?? '') : undefined;
  if (imported?.kind !== 'import') {
    return null;
  }
  const {module, imported: name} = imported;
  const dot = module.endsWith('.') ? '' : '.';
  return name === null ? module : `${module}${dot}${name}`;
}

function docstringAfter(next: Node, file: SourceFile): RawDocstring | null {
  return file.stringStatement(next);
}

function visitDecorated(statement: Node, body: Body, frame: Frame): void {
  const {text} = body.file;
  const definition = statement.childForFieldName('definition');
  const decorators = statement.namedChildren
    .filter(({startIndex}) => text.charAt(startIndex) === '@')
    .map((decorator) => readDecorator(decorator, body.file));
  if (definition) {
    visitDefinition(definition, definition.type, decorators, body, frame);
  }
}

function visitDefinition(
  node: Node,
  type: string,
  decorators: RawDecorator[],
  body: Body,
  frame: Frame,
): void {
  const {file, scope, isClass} = body;
  if (type === 'class_definition') {
    scope.define(readClass(node, decorators, body, visitBlock), frame);
    return;
  }
  const parsed = readFunction(node, decorators, file);
  const existing = scope.get(parsed.name);
  const accessor = accessorOf(decorators);
  const joins = existing?.kind === 'function';
  if (joins && accessor === 'setter') {
    existing.setter = parsed.signature;
  } else if (joins && accessor === 'deleter') {
    existing.hasDeleter = true;
  } else if (joins && accessor === 'getter') {
    const {decorators: known, setter, hasDeleter} = existing;
    const docstring = parsed.docstring ?? existing.docstring;
    scope.define(
      {...parsed, docstring, decorators: known, setter, hasDeleter},
      frame,
    );
  } else if (accessor === 'setter' || accessor === 'deleter') {
    scope.define(
      {...parsed, setter: accessor === 'setter' ? parsed.signature : null},
      frame,
    );
  } else if (!(joins && accessor === 'register')) {
    scope.define(parsed, frame);
  }
  if (isClass && parsed.name === '__init__') {
    defineInstanceAttributes(node, parsed, body, frame);
  }
}

/** The accessor in a decorator, such as `setter` in `@name.setter`, else null. */
function accessorOf(decorators: RawDecorator[]): string | null {
  for (const {name} of decorators) {
    const found = /\.(setter|deleter|getter|register)$/.exec(name)?.[1];
    if (found !== undefined) {
      return found;
    }
  }
  return null;
}

function visitImport(statement: Node, {file, scope}: Body, frame: Frame): void {
  for (const parsed of readImport(statement, file, frame.isGuarded)) {
    if (parsed.kind === 'star') {
      scope.addStar(parsed, frame);
    } else {
      scope.define(parsed, frame);
    }
  }
}

function visitTypeAlias(
  statement: Node,
  next: Node | null,
  {file, scope}: Body,
  frame: Frame,
): void {
  const left = statement.childForFieldName('left');
  const right = statement.childForFieldName('right');
  const value = annotationOf(right, file);
  const head = /^([^\s[]+)\s*(\[.*\])?$/s.exec(left ? file.textOf(left) : '');
  if (value && head?.[1] !== undefined) {
    scope.define(
      {
        kind: 'typeAlias',
        name: head[1],
        line: file.lineOf(statement),
        endLine: file.endLineOf(statement),
        docstring:
          (next ? docstringAfter(next, file) : null) ??
          file.commentDocstring(statement),
        decorators: [],
        condition: null,
        value,
        typeParameters: parseTypeParameters(head[2] ?? '[]'),
      },
      frame,
    );
  }
}

/** What can contain several targets of a `del`. */
const GROUPS = new Set([
  'expression_list',
  'tuple',
  'list',
  'parenthesized_expression',
]);

function visitDelete(statement: Node, {file, scope}: Body, frame: Frame): void {
  const targets = (node: Node): Node[] =>
    GROUPS.has(node.type) ? node.namedChildren.flatMap(targets) : [node];
  for (const target of statement.namedChildren.flatMap(targets)) {
    scope.remove(file.textOf(target), frame);
  }
}
