import {
  type DeclarationReflection,
  ReferenceReflection,
  ReflectionKind,
} from 'typedoc';
import {printTitle} from './comment';
import {sectionHeading} from './facts';
import {flagsOf} from './fields';
import {SECTIONS} from './groups';
import {container, line} from './jsx';
import {kindName} from './kind-name';
import {type PageWriter, printSentence} from './writer';

/** How the name of a page ends that has a part of a module. */
export const PART = /\/part-(\d+)$/;

/** The dotted path of a module, also of a part of one. */
export function dotted(reflection: DeclarationReflection): string {
  return reflection.name.replace(PART, '').replaceAll('/', '.');
}

/** So many symbols of a module that its package's page names. */
const NAMED = 12;

/** What a module defines, at whichever path; classes and functions first. */
function symbolsOf({children = []}: DeclarationReflection): string[] {
  return children
    .filter((child) => {
      const flags = flagsOf(child.comment);
      return child.kindOf(ReflectionKind.Reference)
        ? flags.includes('moved') || flags.includes('listed')
        : !flags.includes('reexport');
    })
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map(({name}) => name);
}

const RANKS = [
  [ReflectionKind.Class, ReflectionKind.Enum],
  [ReflectionKind.Function],
  [ReflectionKind.TypeAlias],
];

function rankOf(child: DeclarationReflection): number {
  const shown =
    child instanceof ReferenceReflection
      ? child.getTargetReflectionDeep()
      : child;
  const rank = RANKS.findIndex((kinds) => shown.kindOf(kinds));
  return rank < 0 ? RANKS.length : rank;
}

function printEntry(
  child: DeclarationReflection,
  writer: PageWriter,
  id = child.name,
): string {
  if (child instanceof ReferenceReflection) {
    const target = child.tryGetTargetReflectionDeep();
    if (!target?.isDeclaration()) {
      return '';
    }
    const home = target.parent?.isDeclaration()
      ? dotted(target.parent)
      : undefined;
    const isModule = target.kindOf(ReflectionKind.Module);
    const flags = flagsOf(child.comment);
    const symbols = isModule ? symbolsOf(target) : [];
    return line(
      'Entry',
      {
        name: child.name,
        id: isModule ? undefined : id,
        to: writer.urlTo(target),
        kind: kindName(target),
        from: isModule || flags.includes('listed') ? undefined : home,
        symbols: symbols.slice(0, NAMED).join(' ') || undefined,
        more: Math.max(0, symbols.length - NAMED) || undefined,
      },
      printSentence(target.comment),
    );
  }
  const url =
    child.type?.type === 'reference' ? child.type.externalUrl : undefined;
  const from = child.type?.type === 'reference' ? child.type.name : '';
  return line('Entry', {name: child.name, to: url, kind: 'external', from}, '');
}

/** A list of names that other pages document. */
export function printEntries(
  title: string,
  id: string,
  children: readonly DeclarationReflection[],
  writer: PageWriter,
): string[] {
  return children.length === 0
    ? []
    : [
        sectionHeading(title, id),
        container(
          'Entries',
          {},
          children.map((child) => printEntry(child, writer)),
        ),
      ];
}

/** Whether a part of the module documents it, which has no page of its own. */
export function isListed({comment}: DeclarationReflection): boolean {
  return flagsOf(comment).includes('listed');
}

/** The members of a class that later parts document, with their anchors. */
export function printElsewhere(
  children: readonly DeclarationReflection[],
  owner: string,
  writer: PageWriter,
): string[] {
  const listed = children.filter(isListed);
  return listed.length === 0
    ? []
    : [
        printTitle('More members'),
        container(
          'Entries',
          {forward: true},
          listed.map((child) =>
            printEntry(child, writer, `${owner}.${child.name}`),
          ),
        ),
      ];
}

/** The symbols that parts of the module document, with their anchors. */
export function printListed(
  children: readonly DeclarationReflection[],
  writer: PageWriter,
): string[] {
  return children.length === 0
    ? []
    : [
        sectionHeading(SECTIONS.listed.title, SECTIONS.listed.id),
        container(
          'Entries',
          {forward: true},
          children.map((child) => printEntry(child, writer)),
        ),
      ];
}
