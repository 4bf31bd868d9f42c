import {type JSONOutput, ReflectionKind} from 'typedoc';
import type {Continuation, Page, ReExport} from '../outline/types';
import type {PythonModule} from 'python-reader';
import {toMdx} from '../docstrings/to-mdx';
import {reflectListed, reflectSources} from './base';
import {reflectComment, scopeOf} from './comments';
import {reflectRemarks} from './remarks';
import type {ReflectContext} from './context';
import {reflectExternalTarget} from './expressions';
import {reflectMember} from './members';

type Child = JSONOutput.DeclarationReflection | JSONOutput.ReferenceReflection;

function reflectReExport(alias: ReExport, context: ReflectContext): Child[] {
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
        ...(alias.isMoved && {
          comment: {summary: [], modifierTags: ['@moved']},
        }),
        target: context.idOf(place),
      },
    ];
  }
  const type = reflectForeign(alias.target, context);
  return type === null
    ? []
    : [
        {
          ...base,
          variant: 'declaration',
          kind: ReflectionKind.Variable,
          comment: {summary: [], blockTags: [], modifierTags: ['@reexport']},
          type,
        },
      ];
}

/** A name of another library; it is a reference if its documentation is known. */
function reflectForeign(
  path: string,
  context: ReflectContext,
): JSONOutput.ReferenceType | JSONOutput.UnknownType | null {
  const target = context.resolver.findTarget(path);
  if (typeof target === 'string') {
    return {
      type: 'reference',
      name: path,
      target: reflectExternalTarget(path, target, context),
    };
  }
  const [top = ''] = path.split('.');
  const isOwn = context.outline.pages.some(
    (page) => page.path.split('.')[0] === top,
  );
  return isOwn || top.startsWith('_') ? null : {type: 'unknown', name: path};
}

/** A reference to a submodule, for the list on the page of the package. */
function reflectSubmodule(
  page: Page,
  context: ReflectContext,
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

/** The members of a class that didn't fit in the previous part. */
function reflectContinued(
  {owner, members}: Continuation,
  context: ReflectContext,
): JSONOutput.DeclarationReflection {
  return {
    id: context.freshId(),
    name: owner.name,
    variant: 'declaration',
    kind: ReflectionKind.Class,
    flags: {},
    comment: {
      summary: [
        {
          kind: 'text',
          text: `More members of [\`${owner.name}\`](${owner.url}).`,
        },
      ],
      modifierTags: [],
    },
    sources: reflectSources(owner.member, context),
    children: members.map((member) => reflectMember(member, context)),
  };
}

/** Reflects a page with a part of a module's symbols. */
function reflectPart(
  page: Page,
  context: ReflectContext,
): JSONOutput.DeclarationReflection {
  return {
    id: context.idOf(page),
    name: `${page.path.replaceAll('.', '/')}/part-${page.number}`,
    variant: 'declaration',
    kind: ReflectionKind.Module,
    flags: {},
    comment: {summary: [], modifierTags: ['@part']},
    children: [
      ...page.continued.map((one) => reflectContinued(one, context)),
      ...page.entries.map((entry) => reflectMember(entry, context)),
    ],
    groups: [],
  };
}

/** The parts of files that could not be read, to be shown on the page. */
function reflectFaults({faults}: PythonModule): JSONOutput.CommentTag[] {
  return faults.map(({file, line, reason}) => ({
    tag: '@fault',
    content: [{kind: 'text', text: toMdx(`\`${file}:${line}\`: ${reason}`)}],
  }));
}

function reflectModule(
  page: Page,
  context: ReflectContext,
): JSONOutput.DeclarationReflection {
  const {module} = page;
  const modifiers = module.isPackage ? ['package'] : [];
  return {
    id: context.idOf(page),
    name: module.path.replaceAll('.', '/'),
    variant: 'declaration',
    kind: ReflectionKind.Module,
    flags: {},
    comment: reflectComment(
      module.docstring,
      modifiers,
      scopeOf(page),
      context,
      [
        ...reflectRemarks(
          {deprecated: module.deprecated, condition: null},
          scopeOf(page),
          context,
        ),
        ...reflectFaults(module),
      ],
    ),
    sources: module.location
      ? reflectSources({location: module.location}, context)
      : undefined,
    children: [
      ...page.submodules.map((child) => reflectSubmodule(child, context)),
      ...page.reExports.flatMap((alias) => reflectReExport(alias, context)),
      ...page.entries.map((entry) =>
        entry.page === page
          ? reflectMember(entry, context)
          : reflectListed(entry, context),
      ),
    ],
    // Set, since TypeDoc would otherwise sort the children into groups.
    groups: [],
  };
}

/**
 * The whole reference as TypeDoc JSON. Python is stored in types that TypeDoc
 * reads and writes unchanged.
 */
export function reflectProject(
  context: ReflectContext,
): JSONOutput.ProjectReflection {
  return {
    schemaVersion: '2.0',
    id: context.freshId(),
    name: context.outline.package || 'modules',
    variant: 'project',
    kind: ReflectionKind.Project,
    flags: {},
    children: context.outline.pages.flatMap((page) => [
      reflectModule(page, context),
      ...page.parts.map((part) => reflectPart(part, context)),
    ]),
    groups: [],
    symbolIdMap: {},
    files: {entries: {}, reflections: {}},
  };
}
