import {type JSONOutput, ReflectionKind} from 'typedoc';
import type {Page} from '../../reference/outline';
import type {AliasMember} from 'python-reader';
import {emitSources} from './base';
import {emitComment, emitRemarks, scopeOf} from './comments';
import type {EmitContext} from './context';
import {emitExternalTarget} from './expressions';
import {emitMember} from './members';

type Child = JSONOutput.DeclarationReflection | JSONOutput.ReferenceReflection;

function emitReExport(alias: AliasMember, context: EmitContext): Child[] {
  const place = context.outline.places.get(alias.target);
  const base = {
    id: context.freshId(),
    name: alias.name,
    flags: {},
  };
  if (place) {
    return [
      {
        ...base,
        variant: 'reference',
        kind: ReflectionKind.Reference,
        target: context.idOf(place),
      },
    ];
  }
  return context.finder.findTarget(alias.target) === undefined
    ? []
    : [
        {
          ...base,
          variant: 'declaration',
          kind: ReflectionKind.Variable,
          comment: {summary: [], blockTags: [], modifierTags: ['@reexport']},
          type: {
            type: 'reference',
            name: alias.target,
            target: emitExternalTarget(alias.target),
          },
        },
      ];
}

/** Sub-modules are references too: the package page lists them. */
function emitSubmodule(
  page: Page,
  context: EmitContext,
): JSONOutput.ReferenceReflection {
  return {
    id: context.freshId(),
    name: page.module.name,
    variant: 'reference',
    kind: ReflectionKind.Reference,
    flags: {},
    comment: {summary: [], modifierTags: ['@submodule']},
    target: context.idOf(page),
  };
}

function emitModule(
  page: Page,
  context: EmitContext,
): JSONOutput.DeclarationReflection {
  const {module} = page;
  const modifiers = module.isPackage ? ['package'] : [];
  return {
    id: context.idOf(page),
    name: module.path.replaceAll('.', '/'),
    variant: 'declaration',
    kind: ReflectionKind.Module,
    flags: {},
    comment: emitComment(
      module.docstring,
      modifiers,
      scopeOf(page),
      context,
      emitRemarks({deprecated: module.deprecated, condition: null}),
    ),
    sources: module.location
      ? emitSources({location: module.location}, context)
      : undefined,
    children: [
      ...page.submodules.map((child) => emitSubmodule(child, context)),
      ...page.reExports.flatMap((alias) => emitReExport(alias, context)),
      ...page.entries.map((entry) => emitMember(entry, context)),
    ],
    // Present and empty: TypeDoc would sort the children into groups.
    groups: [],
  };
}

/**
 * The whole reference as TypeDoc's JSON, which carries Python in shapes that
 * TypeDoc reads and writes unchanged.
 */
export function emitProject(
  context: EmitContext,
): JSONOutput.ProjectReflection {
  return {
    schemaVersion: '2.0',
    id: context.freshId(),
    name: context.outline.package || 'modules',
    variant: 'project',
    kind: ReflectionKind.Project,
    flags: {},
    children: context.outline.pages.map((page) => emitModule(page, context)),
    groups: [],
    symbolIdMap: {},
    files: {entries: {}, reflections: {}},
  };
}
