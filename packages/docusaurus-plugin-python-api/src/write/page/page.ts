import type {DeclarationReflection} from 'typedoc';
import {plainText} from '../../docstrings/summary';
import {printClass} from './class';
import {printComment} from './comment';
import {listContents, printContents} from './contents';
import {
  dotted,
  PART,
  printListed,
  printModules,
  printReferences,
} from './entries';
import {EXAMPLES_ID, readExamples} from './examples';
import {sectionHeading} from './facts';
import {type Field, printFields, valueField} from './fields';
import {printFrontMatter} from './front-matter';
import {printFunction} from './function';
import {groupChildren, type Groups, SECTIONS} from './groups';
import {element} from './jsx';
import {kindName} from './kind-name';
import {printOverview} from './overview';
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
  'SymbolBody',
  'SymbolSection',
  'Title',
];

/** Components that few pages use, which the others don't import. */
const RARE = [
  'Example',
  'Formula',
  'ImportPath',
  'Members',
  'Overview',
  'Session',
];

function printImports(page: string): string {
  const rare = RARE.filter((name) => page.includes(`<${name} `));
  const names = [...COMPONENTS, ...rare].sort();
  return `import {${names.join(', ')}} from '@theme/PythonApi';`;
}

function printValues(
  section: 'aliases' | 'constants',
  fields: readonly Field[],
): string[] {
  return fields.length === 0
    ? []
    : [sectionHeading(SECTIONS[section]), printFields('', fields)];
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
  groups: Groups,
  writer: PageWriter,
): string[] {
  const documented = module.comment?.blockTags ?? [];
  return [
    ...printReferences('reExports', groups.reExports, writer),
    ...printReferences('moved', groups.moved, writer),
    ...printListed(groups.listed, writer),
    ...groups.classes.map((child) => printClass(child, child.name, 2, writer)),
    ...groups.functions.map((child) =>
      printFunction(child, 'function', child.name, 2, writer),
    ),
    ...printValues(
      'aliases',
      groups.aliases.map((child) => aliasField(child, writer)),
    ),
    ...printValues(
      'constants',
      groups.constants.map((child) =>
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

/** Renders a module as an MDX page. */
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
  const groups = groupChildren(module);
  const frontMatter = printFrontMatter({
    title: part ? `${name} (${part})` : name,
    title_meta: part ? `${path} (${part})` : path,
    description: sentence || `Reference of the Python ${kind} ${path}.`,
    slug: `/${module.name}`,
    // For a part, it would override the sidebar label with its symbols.
    ...(part ? {} : {sidebar_label: name}),
    toc_min_heading_level: 2,
    toc_max_heading_level: 3,
    // The text about the module is in its source.
    custom_edit_url: source?.url ?? null,
  });
  const modules = printModules(groups, writer);
  // Below a list of modules, a heading shows that examples are about the package.
  const examples =
    modules.length > 0 ? readExamples(module.comment) : undefined;
  const hasExamples = examples !== undefined && examples.blocks.length > 0;
  const text = printComment(module.comment, [], writer, [
    ...(groups.constants.length > 0 ? ['@property'] : []),
    ...(hasExamples ? ['@example'] : []),
  ]);
  // Examples and the like are long, so they come after the list of modules.
  const firstTitle = text.findIndex((block) => block.startsWith('<Title>'));
  const titled = firstTitle === -1 ? text.length : firstTitle;
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
    ...text.slice(0, titled),
    printOverview(groups),
    ...modules,
    ...(hasExamples
      ? [
          sectionHeading({title: examples.title, id: EXAMPLES_ID}),
          ...examples.blocks,
        ]
      : []),
    // A rule separates them from the modules above.
    modules.length > 0 && titled < text.length ? '***' : '',
    ...text.slice(titled),
    ...printChildren(module, groups, writer),
  ];
  const body = parts.filter((part) => part !== '').join('\n\n');
  const contents = printContents(
    listContents(groups, hasExamples ? examples.title : undefined),
  );
  return [frontMatter, printImports(body), body, contents].join('\n\n');
}
