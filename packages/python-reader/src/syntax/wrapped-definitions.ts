import type {Node} from 'web-tree-sitter';
import {toExpression} from './expression';
import type {ParsedFunction, RawArgument, RawSignature} from './parsed-module';
import {nameOf} from './raw-expression';
import type {ScopeBuilder} from './scope-builder';
import type {SourceFile} from './source-file';
import {callOf} from './values';

/** Matches `wrap(name)`, also nested. */
function wraps(call: Node, name: string, file: SourceFile): boolean {
  return (call.childForFieldName('arguments')?.namedChildren ?? []).some(
    (one) =>
      (one.type === 'identifier' && file.textOf(one) === name) ||
      (one.type === 'call' && wraps(one, name, file)),
  );
}

/**
 * Reads `name = wrap(name)`, the old way to write a decorator.
 *
 * @returns whether there is a function or class to decorate
 */
export function decorates(
  name: string,
  value: () => Node | null,
  file: SourceFile,
  scope: ScopeBuilder,
): boolean {
  const existing = scope.get(name);
  if (existing?.kind !== 'function' && existing?.kind !== 'class') {
    return false;
  }
  const call = value();
  if (call?.type !== 'call' || !wraps(call, name, file)) {
    return false;
  }
  const {name: callee, arguments: passed} = callOf(call, file);
  existing.decorators.push({
    expression: callee === '' ? [] : toExpression(callee),
    name: callee,
    call: null,
    line: file.lineOf(call),
  });
  if (callee === 'property' && existing.kind === 'function') {
    addAccessors(existing, passed, scope);
  }
  return true;
}

/** Adds the setter and the deleter of `name = property(name, set_name)`. */
function addAccessors(
  getter: ParsedFunction,
  passed: readonly RawArgument[],
  scope: ScopeBuilder,
): void {
  const accessor = (keyword: string, position: number): RawSignature | null => {
    const argument =
      passed.find(({name}) => name === keyword) ??
      (passed[position]?.name === null ? passed[position] : undefined);
    const path = argument ? nameOf(argument.expression) : null;
    const found = path === null ? undefined : scope.get(path);
    return found?.kind === 'function' ? found.signature : null;
  };
  getter.setter = accessor('fset', 1);
  getter.hasDeleter = accessor('fdel', 2) !== null;
}
