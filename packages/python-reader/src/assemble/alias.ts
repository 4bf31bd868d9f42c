import type {AliasMember} from '../model';
import type {Target} from '../resolve/registry';
import type {Definition} from '../resolve/symbols';
import type {DraftImport} from '../syntax/draft';
import {baseOf} from './base';
import type {Context} from './context';

/** Makes the member of an import. Its target's kind is filled in later. */
export function buildAlias(
  definition: Definition,
  draft: DraftImport,
  context: Context,
): AliasMember {
  const {registry} = context;
  const from = registry.absolute(draft.module, definition.module);
  const imported = draft.imported === null ? from : `${from}.${draft.imported}`;
  const target = registry.follow(definition);
  reportBroken(target, definition, draft, context);
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
  draft: DraftImport,
  {registry}: Context,
): void {
  const {file, path} = definition;
  if (target.kind === 'cycle') {
    registry.faults.add({
      code: 'cyclic-import',
      severity: 'error',
      file,
      line: draft.line,
      message: `\`${path}\` is imported in a circle and defined nowhere`,
      hint: 'Import it from the module that defines it.',
    });
  } else if (target.kind === 'missing' && !draft.isGuarded) {
    registry.faults.add({
      code: 'unresolved-import',
      severity: 'error',
      file,
      line: draft.line,
      message: `\`${definition.name}\` is imported from \`${target.path}\`, which does not exist`,
      hint: 'Correct the import, or define what it names; a compiled module needs a stub (`.pyi`).',
    });
  }
}
