import type {Expression, ReadOptions} from '../model';
import type {ExportResolver} from '../resolve/exports';
import {Hierarchy, scopeOf} from '../resolve/hierarchy';
import {NameResolver, type Scope} from '../resolve/names';
import type {Registry} from '../resolve/registry';
import type {Definition} from '../resolve/symbols';
import type {RecordClass} from './records/record';
import type {RawExpression} from '../syntax/raw-expression';

/** What every part of the model's construction needs. */
export interface Context {
  registry: Registry;
  names: NameResolver;
  hierarchy: Hierarchy;
  exports: ExportResolver;
  options: ReadOptions;
  /** What was found out about classes, see `recordOf`. */
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
 * Resolves an annotation and reports names that lead nowhere.
 *
 * @param isBase it opens with a base class, which the hierarchy reports
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
    // A broken import is reported at its own place.
    if (
      isUnknown &&
      names.target(piece.text, scope) === null &&
      !names.isReported(piece.text, scope) &&
      !registry.hasForeignStar(definition.module)
    ) {
      registry.diagnostics.add({
        ruleId: 'unknown-name',
        severity: 'warning',
        file: definition.file,
        line,
        reason: `\`${piece.text}\` in a type of \`${definition.path}\` is defined nowhere`,
        note: 'Import it (under `if TYPE_CHECKING:` if need be), or correct its name.',
      });
    }
  }
  return expression;
}

/** Resolves a value or default; names that lead nowhere stay text. */
export function value(
  raw: RawExpression | null,
  definition: Definition,
  {names}: Context,
): Expression | null {
  return raw ? names.expression(raw, scopeOf(definition)) : null;
}
