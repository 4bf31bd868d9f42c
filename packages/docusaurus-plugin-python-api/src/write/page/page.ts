import {
  type DeclarationReflection,
  ReferenceReflection,
  ReflectionKind,
} from 'typedoc';
import {plainText} from '../../docstrings/summary';
import {printClass} from './class';
import {printComment} from './comment';
import {sectionHeading} from './facts';
import {type Field, flagsOf, printFields, valueField} from './fields';
import {printFrontMatter} from './front-matter';
import {printFunction} from './function';
import {container, element, line} from './jsx';
import {typeParameterTokens} from './signature';
import {typeTokens} from './types';
import {type PageWriter, printSentence} from './writer';

const COMPONENTS = [
  'Entries',
  'Entry',
  'Facts',
  'Field',
  'Fields',
  'Inherited',
  'Jump',
  'ModuleHeader',
  'Ref',
  'Related',
  'Signature',
  'SymbolSection',
  'Title',
];

/** Those that few pages have, which the others need not name. */
const RARE = ['Formula', 'ImportPath', 'Session'];

function printImports(page: string): string {
  const rare = RARE.filter((name) => page.includes(`<${name} `));
  const names = [...COMPONENTS, ...rare].sort();
  return `import {${names.join(', ')}} from '@theme/PythonApi';`;
}

function kindName(reflection: DeclarationReflection): string {
  const flags = flagsOf(reflection.comment);
  switch (reflection.kind) {
    case ReflectionKind.Module:
      return flags.includes('package') ? 'package' : 'module';
    case ReflectionKind.Class:
      return flags.includes('exception') ? 'exception' : 'class';
    case ReflectionKind.Enum:
      return 'enum';
    case ReflectionKind.TypeAlias:
      return 'type alias';
    case ReflectionKind.Function:
      return 'function';
    default:
      return 'constant';
  }
}

function dotted(reflection: DeclarationReflection): string {
  return reflection.name.replaceAll('/', '.');
}

/** So many symbols of a module that its package's page names. */
const NAMED = 12;

/** What a module defines, at whichever path; classes and functions first. */
function symbolsOf({children = []}: DeclarationReflection): string[] {
  return children
    .filter((child) => {
      const flags = flagsOf(child.comment);
      return child.kindOf(ReflectionKind.Reference)
        ? flags.includes('moved')
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

function printEntry(child: DeclarationReflection, writer: PageWriter): string {
  if (child instanceof ReferenceReflection) {
    const target = child.tryGetTargetReflectionDeep();
    if (!target?.isDeclaration()) {
      return '';
    }
    const home = target.parent?.isDeclaration()
      ? dotted(target.parent)
      : undefined;
    const isModule = target.kindOf(ReflectionKind.Module);
    const symbols = isModule ? symbolsOf(target) : [];
    return line(
      'Entry',
      {
        name: child.name,
        id: isModule ? undefined : child.name,
        to: writer.urlTo(target),
        kind: kindName(target),
        from: isModule ? undefined : home,
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

function printEntries(
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

function printValues(
  title: string,
  id: string,
  fields: readonly Field[],
): string[] {
  return fields.length === 0
    ? []
    : [sectionHeading(title, id), printFields('', fields)];
}

function aliasField(member: DeclarationReflection, writer: PageWriter): Field {
  const field = valueField(member, member.name, undefined, writer);
  const parameters = typeParameterTokens(member.typeParameters, writer);
  return {
    ...field,
    type: [],
    alias: [...parameters, {text: ' = '}, ...typeTokens(member.type, writer)],
  };
}

function printChildren(
  module: DeclarationReflection,
  writer: PageWriter,
): string[] {
  const children = module.children ?? [];
  const isSubmodule = (child: DeclarationReflection) =>
    flagsOf(child.comment).includes('submodule');
  const isMoved = (child: DeclarationReflection) =>
    flagsOf(child.comment).includes('moved');
  const isReExport = (child: DeclarationReflection) =>
    !isSubmodule(child) &&
    !isMoved(child) &&
    (child.kindOf(ReflectionKind.Reference) ||
      flagsOf(child.comment).includes('reexport'));
  const own = children.filter(
    (child) => !isSubmodule(child) && !isReExport(child) && !isMoved(child),
  );
  const of = (...kinds: ReflectionKind[]) =>
    own.filter((child) => child.kindOf(kinds));
  const documented = module.comment?.blockTags ?? [];
  return [
    ...printEntries(
      'In this package',
      'in-this-package',
      children.filter(isSubmodule),
      writer,
    ),
    ...printEntries(
      'Re-exports',
      're-exports',
      children.filter(isReExport),
      writer,
    ),
    ...printEntries(
      'Defined here, documented where it is imported from',
      'defined-here',
      children.filter(isMoved),
      writer,
    ),
    ...of(ReflectionKind.Class, ReflectionKind.Enum).map((child) =>
      printClass(child, child.name, 2, writer),
    ),
    ...of(ReflectionKind.Function).map((child) =>
      printFunction(child, 'function', child.name, 2, writer),
    ),
    ...printValues(
      'Type aliases',
      'type-aliases',
      of(ReflectionKind.TypeAlias).map((child) => aliasField(child, writer)),
    ),
    ...printValues(
      'Constants and variables',
      'constants-and-variables',
      of(ReflectionKind.Variable).map((child) =>
        valueField(
          child,
          child.name,
          documented.find(
            ({tag, name}) => tag === '@property' && name === child.name,
          ),
          writer,
        ),
      ),
    ),
  ];
}

/** One module as an MDX page. */
export function renderPage(
  module: DeclarationReflection,
  writer: PageWriter,
): string {
  const path = dotted(module);
  const name = path.split('.').at(-1) ?? path;
  const kind = kindName(module);
  const [source] = module.sources ?? [];
  const sentence = plainText(printSentence(module.comment));
  const hasConstants = module.children?.some((child) =>
    child.kindOf(ReflectionKind.Variable),
  );
  const frontMatter = printFrontMatter({
    title: name,
    title_meta: path,
    description: sentence || `Reference of the Python ${kind} ${path}.`,
    slug: `/${module.name}`,
    sidebar_label: name,
    toc_min_heading_level: 2,
    toc_max_heading_level: 3,
    custom_edit_url: null,
  });
  const parts = [
    element('ModuleHeader', {
      path,
      kind,
      file: source?.fileName,
      line: source?.line,
      source: source?.url,
    }),
    ...printComment(
      module.comment,
      [],
      writer,
      hasConstants ? ['@property'] : [],
    ),
    ...printChildren(module, writer),
  ];
  const body = parts.filter((part) => part !== '').join('\n\n');
  return [frontMatter, printImports(body), body].join('\n\n');
}
