import {type JSONOutput, normalizePath, type ReflectionKind} from 'typedoc';
import type {Entry} from '../outline/outline';
import type {MemberBase} from 'python-reader';
import {reflectComment, reflectRemarks, scopeOf} from './comments';
import type {ReflectContext} from './context';

type Declaration = JSONOutput.DeclarationReflection;

/** File and line of a definition, with the address of its source. */
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

/** What all declarations have in common. */
export function reflectBase(
  entry: Entry,
  kind: ReflectionKind,
  context: ReflectContext,
  hidden: Iterable<string> = [],
): Declaration {
  const {member} = entry;
  return {
    id: context.idOf(entry),
    name: entry.name,
    variant: 'declaration',
    kind,
    flags: {
      ...(member.flags.includes('abstract') && {isAbstract: true}),
      ...(member.flags.includes('static') && {isStatic: true}),
    },
    comment: reflectComment(
      member.docstring,
      member.flags,
      scopeOf(entry, hidden),
      context,
      reflectRemarks(member),
    ),
    sources: reflectSources(member, context),
    overwrites: reflectOverwrites(member, context),
  };
}
