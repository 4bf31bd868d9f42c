import type {AliasMember} from '../model';
import type {Target} from '../resolve/registry';
import type {Definition} from '../resolve/symbols';
import type {ParsedImport} from '../syntax/parsed-module';
import {baseOf} from './base';
import type {Context} from './context';

/** Builds the member for an import. Its target's kind is filled in later. */
export function buildAlias(
  definition: Definition,
  parsed: ParsedImport,
  context: Context,
): AliasMember {
  const {registry} = context;
  const from = registry.absolute(parsed.module, definition.module);
  const imported =
    parsed.imported === null ? from : `${from}.${parsed.imported}`;
  const target = registry.follow(definition);
  reportBroken(target, definition, parsed, context);
  const isFound = target.kind === 'module' || target.kind === 'definition';
  return Object.assign(baseOf(definition, context), {
    kind: 'alias',
    imported,
    target: isFound || target.kind === 'external' ? target.path : imported,
    targetKind: target.kind === 'module' ? 'module' : null,
    isHome: false,
  } satisfies Partial<AliasMember>);
}

function reportBroken(
  target: Target,
  definition: Definition,
  parsed: ParsedImport,
  {registry}: Context,
): void {
  const {file, path} = definition;
  if (!registry.reportsImport(definition, target)) {
    return;
  }
  if (target.kind === 'cycle') {
    registry.diagnostics.add({
      ruleId: 'cyclic-import',
      severity: 'warning',
      file,
      line: parsed.line,
      reason: `\`${path}\` is part of a circular import and is not defined`,
      note: 'Import it from the module that defines it.',
    });
  } else if (target.kind === 'missing') {
    registry.diagnostics.add({
      ruleId: 'unresolved-import',
      severity: 'warning',
      file,
      line: parsed.line,
      reason: `\`${definition.name}\` is imported from \`${target.path}\`, which no source file defines`,
      note: 'If it is compiled, generated or set at run time, add a stub (`.pyi`) for it; otherwise correct the import.',
    });
  }
}
