import type {Heading, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {
  code,
  codes,
  item,
  link,
  paragraph,
  python,
  strong,
  titled,
} from './nodes';
import {
  type Attributes,
  readAttributes,
  toList,
  toText,
} from './read-attributes';

type Writer = (
  attributes: Attributes,
  children: readonly RootContent[],
) => RootContent[];

function heading(depth: Heading['depth'], value: string): Heading {
  return {type: 'heading', depth, children: [{type: 'text', value}]};
}

/** The inline content of a component around a single line. */
function wordsOf(children: readonly RootContent[]): PhrasingContent[] {
  const [first] = children;
  return first?.type === 'paragraph' ? first.children : [];
}

function splitNames(names: string): string[] {
  return names.split(' ').filter(Boolean);
}

/** The kind, type and modifiers of a symbol, and where it is defined. */
function writeFacts({text}: Attributes): RootContent[] {
  const words = [
    text('kind') === '' ? [] : [text('kind')],
    text('type') === '' ? [] : [code(text('type'))],
    text('overrides') === ''
      ? []
      : ['overrides ', link(text('overridesUrl'), text('overrides'))],
    text('source') === '' ? [] : [link(text('source'), 'source')],
  ].filter(({length}) => length > 0);
  return words.length === 0
    ? []
    : [
        paragraph(
          ...words.flatMap((some, index) =>
            index > 0 ? [', ', ...some] : some,
          ),
        ),
      ];
}

function writeField({text}: Attributes, children: readonly RootContent[]) {
  const type = `${text('type')}${text('alias')}`;
  const isNamed = text('name') !== '' && text('type') !== '';
  const declaration = `${text('name')}${isNamed ? ': ' : ''}${type} ${text('initial')}`;
  const remark = text('remark');
  const first = paragraph(
    code(declaration.trim()),
    remark === '' ? '' : ` (${remark})`,
  );
  return [item(first, ...children)];
}

function writeEntry({text}: Attributes, children: readonly RootContent[]) {
  const name = code(text('name'));
  const to = text('to');
  const words = wordsOf(children);
  const about = words.length === 0 && text('from') ? [text('from')] : words;
  const more = text('more') === '' ? '' : ` and ${text('more')} more`;
  const names = splitNames(text('symbols'));
  return [
    item(
      paragraph(
        to === '' ? name : link(to, name),
        about.length === 0 ? '' : ': ',
        ...about,
        names.length === 0 ? '' : ' Has ',
        ...codes(names),
        more === '' && names.length > 0 ? '.' : more,
      ),
    ),
  ];
}

function writeOverview({list}: Attributes): RootContent[] {
  return list('groups').flatMap((group) => {
    const [title, rows] = toList(group);
    const items = toList(rows).map((row) => {
      const [, name = '', summary] = toList(row).map(toText);
      const [attribute, type] = toList(toList(row)[3]).map(toText);
      return item(
        paragraph(
          link(`#${name}`, code(name)),
          summary ? `: ${summary}` : '',
          ...(attribute && type
            ? [' ', link(`#${type}`, code(attribute))]
            : []),
        ),
      );
    });
    return titled(toText(title), items);
  });
}

function writeImport({text}: Attributes): RootContent[] {
  const others = splitNames(text('others'));
  const definition = splitNames(text('definition'));
  return [
    python(text('statement')),
    ...(others.length === 0
      ? []
      : [paragraph('Other paths: ', ...codes(others))]),
    ...(definition.length === 0
      ? []
      : [paragraph('Defined in: ', ...codes(definition))]),
  ];
}

/** The TeX source of a formula. */
function writeFormula({text}: Attributes): RootContent[] {
  const [, tex = ''] =
    /<annotation encoding="application\/x-tex">([^<]*)</.exec(text('mathml')) ??
    [];
  const plain = tex
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return [paragraph(code(plain))];
}

const WRITERS: Readonly<Record<string, Writer>> = {
  Entries: ({text}, children) => [
    ...(text('title') === '' ? [] : [heading(3, text('title'))]),
    ...titled('', children),
  ],
  Entry: writeEntry,
  Facts: writeFacts,
  Field: writeField,
  Fields: ({text}, children) => titled(text('title'), children),
  Formula: writeFormula,
  ImportPath: writeImport,
  Inherited: ({text}) => [
    paragraph(
      'Inherited from ',
      link(text('url'), code(text('base'))),
      ': ',
      ...codes(splitNames(text('names'))),
    ),
  ],
  Jump: () => [],
  Members: ({text}, children) => [
    paragraph(strong(text('title'))),
    ...children,
  ],
  ModuleHeader: (attributes) => [
    heading(1, attributes.text('path')),
    ...writeFacts(attributes),
  ],
  Overview: writeOverview,
  Related: ({text}) => [paragraph(`${text('title')}: `, code(text('types')))],
  Signature: ({text}) => [python(text('code'))],
  SymbolEntry: ({text}) => [
    item(
      paragraph(link(text('to'), code(text('dotted'))), `, ${text('kind')}`),
    ),
  ],
  SymbolGroup: ({text}, children) => [
    heading(2, text('initial')),
    ...titled('', children),
  ],
  Title: (_, children) => [paragraph(strong(...wordsOf(children)))],
};

/**
 * Converters of the reference's components for Markdown copies of its pages, to
 * pass as `markdown.components` of docusaurus-plugin-page-exports.
 */
export const markdownComponents: Readonly<
  Record<string, (element: MdxJsxFlowElement) => RootContent[]>
> = Object.fromEntries(
  Object.entries(WRITERS).map(([name, write]) => [
    name,
    (element: MdxJsxFlowElement) =>
      write(readAttributes(element), element.children),
  ]),
);
