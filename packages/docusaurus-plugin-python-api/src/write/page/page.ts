import {type DeclarationReflection, ReflectionKind} from 'typedoc';
import {plainText} from '../../docstrings/summary';
import {printClass} from './class';
import {printComment} from './comment';
import {dotted, kindName, PART, printEntries, printListed} from './entries';
import {sectionHeading} from './facts';
import {type Field, flagsOf, printFields, valueField} from './fields';
import {printFrontMatter} from './front-matter';
import {printFunction} from './function';
import {element} from './jsx';
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
  const isListed = (child: DeclarationReflection) =>
    flagsOf(child.comment).includes('listed');
  const isReExport = (child: DeclarationReflection) =>
    !isSubmodule(child) &&
    !isMoved(child) &&
    !isListed(child) &&
    (child.kindOf(ReflectionKind.Reference) ||
      flagsOf(child.comment).includes('reexport'));
  const own = children.filter(
    (child) =>
      !isSubmodule(child) &&
      !isReExport(child) &&
      !isMoved(child) &&
      !isListed(child),
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
    ...printListed(children.filter(isListed), writer),
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
  const part = PART.exec(module.name)?.[1];
  const path = dotted(module);
  const name = path.split('.').at(-1) ?? path;
  const kind = kindName(module);
  const [source] = module.sources ?? [];
  const sentence = plainText(printSentence(module.comment));
  const hasConstants = module.children?.some((child) =>
    child.kindOf(ReflectionKind.Variable),
  );
  const frontMatter = printFrontMatter({
    title: part ? `${name} (${part})` : name,
    title_meta: part ? `${path} (${part})` : path,
    description: sentence || `Reference of the Python ${kind} ${path}.`,
    slug: `/${module.name}`,
    sidebar_label: part ? `${name} (${part})` : name,
    toc_min_heading_level: 2,
    toc_max_heading_level: 3,
    custom_edit_url: null,
  });
  const parts = [
    part
      ? `Part ${part} of [\`${path}\`](${writer.urlTo(module).replace(PART, '')}).`
      : '',
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
