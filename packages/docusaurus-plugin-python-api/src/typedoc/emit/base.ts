import {type JSONOutput, normalizePath, type ReflectionKind} from 'typedoc';
import type {Entry} from '../../reference/outline';
import type {MemberBase} from 'python-reader';
import {emitComment, emitRemarks, scopeOf} from './comments';
import type {EmitContext} from './context';

type Declaration = JSONOutput.DeclarationReflection;

/** File and line of a definition, with the address of its source. */
export function emitSources(
  member: Pick<MemberBase, 'location'>,
  context: EmitContext,
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

function emitOverwrites(
  member: MemberBase,
  context: EmitContext,
): JSONOutput.ReferenceType | undefined {
  const place =
    member.overrides === null
      ? undefined
      : context.finder.findTarget(member.overrides);
  return typeof place === 'object' && place.kind === 'entry'
    ? {type: 'reference', name: place.anchor, target: context.idOf(place)}
    : undefined;
}

/** What all declarations have in common. */
export function emitBase(
  entry: Entry,
  kind: ReflectionKind,
  context: EmitContext,
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
    comment: emitComment(
      member.docstring,
      member.flags,
      scopeOf(entry, hidden),
      context,
      emitRemarks(member),
    ),
    sources: emitSources(member, context),
    overwrites: emitOverwrites(member, context),
  };
}
