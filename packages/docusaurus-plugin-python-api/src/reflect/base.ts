import {type JSONOutput, normalizePath, ReflectionKind} from 'typedoc';
import type {Entry} from '../outline/types';
import type {MemberBase} from 'python-reader';
import {reflectComment, scopeOf} from './comments';
import {reflectRemarks} from './remarks';
import type {ReflectContext} from './context';
import {reflectDecorators} from './decorators';

type Declaration = JSONOutput.DeclarationReflection;

/** File and line of a definition, with the URL of its source. */
export function reflectSources(
  member: Pick<MemberBase, 'location'>,
  context: ReflectContext,
): JSONOutput.SourceReference[] {
  const {location} = member;
  return [
    {
      fileName: normalizePath(location.file),
      line: location.line,
      character: 0,
      url: context.sourceUrl(location),
    },
  ];
}

/** A reference to an entry that is documented on another part of the module. */
export function reflectListed(
  entry: Entry,
  context: ReflectContext,
): JSONOutput.ReferenceReflection {
  return {
    id: context.freshId(),
    name: entry.name,
    variant: 'reference',
    kind: ReflectionKind.Reference,
    flags: {},
    comment: {summary: [], modifierTags: ['@listed']},
    target: context.idOf(entry),
  };
}

function reflectOverwrites(
  member: MemberBase,
  context: ReflectContext,
): JSONOutput.ReferenceType | undefined {
  const place =
    member.overrides === null
      ? undefined
      : context.resolver.findTarget(member.overrides);
  return typeof place === 'object' && place.kind === 'entry'
    ? {type: 'reference', name: place.anchor, target: context.idOf(place)}
    : undefined;
}

function codeTag(tag: JSONOutput.CommentTag['tag'], texts: readonly string[]) {
  return texts.length === 0
    ? []
    : [{tag, content: texts.map((text) => ({kind: 'code' as const, text}))}];
}

/**
 * How a symbol with several paths is imported: from the shortest, then the others,
 * then the definition if it is on another page.
 */
function reflectPaths(entry: Entry): JSONOutput.CommentTag[] {
  const {member, owner, aliases, module, page} = entry;
  const {importAs} = member;
  if (owner || aliases.length === 0 || importAs === null) {
    return [];
  }
  const dot = importAs.lastIndexOf('.');
  const isElsewhere = module !== page.module && module.public;
  const known = [importAs, entry.path, isElsewhere ? member.path : ''];
  return [
    ...codeTag('@importAs', [
      `from ${importAs.slice(0, dot)} import ${importAs.slice(dot + 1)}`,
    ]),
    ...codeTag(
      '@aliases',
      aliases.filter((path) => !known.includes(path)),
    ),
    ...codeTag('@definedIn', isElsewhere ? [module.path] : []),
  ];
}

const IMPORTED = new Set([
  ReflectionKind.Class,
  ReflectionKind.Enum,
  ReflectionKind.Function,
]);

const DECORATED = new Set([...IMPORTED, ReflectionKind.Method]);

/** The properties that all declarations share. */
export function reflectBase(
  entry: Entry,
  kind: ReflectionKind,
  context: ReflectContext,
  hidden: Iterable<string> = [],
): Declaration {
  const {member} = entry;
  const scope = scopeOf(entry, hidden);
  return {
    id: context.idOf(entry),
    name: entry.name,
    variant: 'declaration',
    kind,
    flags: {
      ...(member.flags.includes('abstract') && {isAbstract: true}),
      ...(member.flags.includes('static') && {isStatic: true}),
    },
    comment: reflectComment(member.docstring, member.flags, scope, context, [
      ...reflectRemarks(member, scope, context),
      ...(IMPORTED.has(kind) ? reflectPaths(entry) : []),
      ...(DECORATED.has(kind) ? reflectDecorators(member.decorators) : []),
    ]),
    sources: reflectSources(member, context),
    overwrites: reflectOverwrites(member, context),
  };
}
