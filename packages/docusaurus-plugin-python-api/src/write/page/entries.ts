import {
  type DeclarationReflection,
  ReferenceReflection,
  ReflectionKind,
} from 'typedoc';
import {printTitle} from './comment';
import {sectionHeading} from './facts';
import {flagsOf} from './fields';
import {type Groups, SECTIONS} from './groups';
import {container, line} from './jsx';
import {groupByKind, kindName} from './kind-name';
import {type PageWriter, printSentence} from './writer';

/** The end of the name of a page with a part of a module. */
export const PART = /\/part-(\d+)$/;

/** The dotted path of a module, or of the module of a part. */
export function dotted(reflection: DeclarationReflection): string {
  return reflection.name.replace(PART, '').replaceAll('/', '.');
}

/** Maximum number of a module's symbols on the page of its package. */
const NAMED = 12;

/** Maximum number of rows of a kind before they are folded. */
const MOST_ROWS = 12;

/** The names of symbols that a module defines, classes and functions first. */
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
  const rank = RANKS.findIndex((kinds) => shownBy(child).kindOf(kinds));
  return rank < 0 ? RANKS.length : rank;
}

function printEntry(
  child: DeclarationReflection,
  writer: PageWriter,
  {id = child.name, isBrief = false}: {id?: string; isBrief?: boolean} = {},
): string {
  if (child instanceof ReferenceReflection) {
    const target = child.tryGetTargetReflectionDeep();
    if (!target?.isDeclaration()) {
      return '';
    }
    const isModule = target.kindOf(ReflectionKind.Module);
    const symbols = isModule && !isBrief ? symbolsOf(target) : [];
    return line(
      'Entry',
      {
        name: child.name,
        id: isModule ? undefined : id,
        to: writer.urlTo(target),
        kind: kindName(target),
        symbols: symbols.slice(0, NAMED).join(' ') || undefined,
        more: Math.max(0, symbols.length - NAMED) || undefined,
      },
      printSentence(target.comment),
    );
  }
  const {type} = child;
  const to = type?.type === 'reference' ? type.externalUrl : undefined;
  const isNamed = type?.type === 'reference' || type?.type === 'unknown';
  const from = isNamed ? type.name : '';
  return line('Entry', {name: child.name, to, kind: 'external', from}, '');
}

/** The symbol that a name refers to, which may be documented on another page. */
function shownBy(child: DeclarationReflection): DeclarationReflection {
  const target =
    child instanceof ReferenceReflection
      ? child.tryGetTargetReflectionDeep()
      : undefined;
  return target?.isDeclaration() ? target : child;
}

/** The modules of a package. */
export function printModules(
  {submodules, reExports}: Groups,
  writer: PageWriter,
): string[] {
  // The names that a package imports from them are listed below.
  const isBrief = reExports.length > 0;
  return submodules.length === 0
    ? []
    : [
        sectionHeading(SECTIONS.submodules),
        container(
          'Entries',
          {},
          submodules.map((child) => printEntry(child, writer, {isBrief})),
        ),
      ];
}

/** A section of names that are documented on other pages. */
export type ReferenceSection = 'moved' | 'reExports';

/** Groups the names of such a section by kind, each with a heading. */
export function groupReferences(
  section: ReferenceSection,
  children: readonly DeclarationReflection[],
): {title: string; id: string; symbols: DeclarationReflection[]}[] {
  const isKnown = (child: DeclarationReflection) =>
    child instanceof ReferenceReflection;
  return [
    ...groupByKind(children.filter(isKnown), shownBy),
    {
      title: 'From other libraries',
      symbols: children.filter((child) => !isKnown(child)),
    },
  ]
    .filter(({symbols}) => symbols.length > 0)
    .map(({title, symbols}) => ({
      title,
      id: `${SECTIONS[section].id}-${title.toLowerCase().replaceAll(' ', '-')}`,
      symbols,
    }));
}

/** Prints such a section. */
export function printReferences(
  section: ReferenceSection,
  children: readonly DeclarationReflection[],
  writer: PageWriter,
): string[] {
  const groups = groupReferences(section, children);
  return groups.length === 0
    ? []
    : [
        sectionHeading(SECTIONS[section]),
        groups.some(({symbols}) => symbols.length > MOST_ROWS)
          ? `The [index of all symbols](${writer.indexUrl}) has every name from A to Z.`
          : '',
        ...groups.map(({title, id, symbols}) =>
          container(
            'Entries',
            {
              title,
              id,
              folded: symbols.length > MOST_ROWS ? symbols.length : undefined,
            },
            symbols.map((child) => printEntry(child, writer)),
          ),
        ),
      ];
}

/** Whether a symbol is documented on a part of the module's page. */
export function isListed({comment}: DeclarationReflection): boolean {
  return flagsOf(comment).includes('listed');
}

/** Prints the members of a class that are on later parts, with their anchors. */
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
            printEntry(child, writer, {id: `${owner}.${child.name}`}),
          ),
        ),
      ];
}

/** Prints the symbols that are on parts of the module's page, with their anchors. */
export function printListed(
  children: readonly DeclarationReflection[],
  writer: PageWriter,
): string[] {
  return children.length === 0
    ? []
    : [
        sectionHeading(SECTIONS.listed),
        container(
          'Entries',
          {forward: true},
          children.map((child) => printEntry(child, writer)),
        ),
      ];
}
