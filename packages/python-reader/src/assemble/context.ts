import type {Expression, ReadOptions} from '../model';
import type {ExportResolver} from '../resolve/exports';
import {Hierarchy, scopeOf} from '../resolve/hierarchy';
import {NameResolver, type Scope} from '../resolve/names';
import type {Registry} from '../resolve/registry';
import type {Definition} from '../resolve/symbols';
import type {RecordClass} from './records/record';
import type {RawExpression} from '../syntax/raw-expression';

/** Shared by all functions that build the model. */
export interface Context {
  registry: Registry;
  names: NameResolver;
  hierarchy: Hierarchy;
  exports: ExportResolver;
  options: ReadOptions;
  /** Cached results of `recordOf`. */
  records: Map<Definition, RecordClass | null>;
}

export function createContext(
  registry: Registry,
  exports: ExportResolver,
  options: ReadOptions,
): Context {
  const names = new NameResolver(registry);
  const hierarchy = new Hierarchy(registry, names);
  return {
    registry,
    names,
    hierarchy,
    exports,
    options,
    records: new Map(),
  };
}

/**
 * Resolves an annotation and reports undefined names.
 *
 * @param isBase starts with a base class, which `Hierarchy` reports instead
 */
export function annotation(
  raw: RawExpression | null,
  definition: Definition,
  scope: Scope,
  line: number,
  {names, registry}: Context,
  isBase = false,
): Expression | null {
  if (!raw) {
    return null;
  }
  const expression = names.expression(raw, scope);
  for (const piece of isBase ? expression.slice(1) : expression) {
    const isUnknown = piece.kind === 'name' && piece.origin === 'unknown';
    // Broken imports are reported where they are written.
    if (
      isUnknown &&
      names.target(piece.text, scope) === null &&
      !names.isReported(piece.text, scope) &&
      !names.isLocal(piece.text, scope) &&
      !registry.hasForeignStar(definition.module)
    ) {
      registry.diagnostics.add({
        ruleId: 'unknown-name',
        severity: 'warning',
        file: definition.file,
        line,
        reason: `\`${piece.text}\` in a type of \`${definition.path}\` is not defined`,
        note: 'Import it (under `if TYPE_CHECKING:` if necessary), or correct its name.',
      });
    }
  }
  return expression;
}

/** Resolves a value or default. Undefined names stay plain text. */
export function value(
  raw: RawExpression | null,
  definition: Definition,
  {names}: Context,
): Expression | null {
  return raw ? names.expression(raw, scopeOfValue(definition)) : null;
}

/** Whether a method sets it, in the source if a stub only declares it. */
export function isSetOnInstances(definition: Definition): boolean {
  return [definition, definition.source].some(
    (one) => one?.parsed.kind === 'attribute' && one.parsed.isInstance,
  );
}

/** Where the names in the value of a definition are looked up. */
export function scopeOfValue(definition: Definition): Scope {
  const scope = scopeOf(definition);
  return isSetOnInstances(definition)
    ? scope
    : {...scope, evaluated: definition};
}
