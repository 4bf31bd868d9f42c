import type {
  BlockContent,
  Heading,
  List,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {
  type Options as ToMarkdownOptions,
  toMarkdown,
} from 'mdast-util-to-markdown';
import {gfm} from 'micromark-extension-gfm';
import {findFenced} from 'python-reader';
import {visit} from 'unist-util-visit';

/** Inline content. Strings are written as text. */
export type Inline = string | PhrasingContent;

function toPhrasing(parts: readonly Inline[]): PhrasingContent[] {
  return parts.map((part) =>
    typeof part === 'string' ? {type: 'text', value: part} : part,
  );
}

export function inlineCode(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

export function strong(value: string): PhrasingContent {
  return {type: 'strong', children: [{type: 'text', value}]};
}

/** Creates a link to a heading on the same page. */
export function anchorLink(id: string, ...parts: Inline[]): PhrasingContent {
  return {
    type: 'link',
    url: `#${id}`,
    children: toPhrasing(parts).filter((part) => part.type !== 'link'),
  };
}

/** Separates parts by commas, and the last one by a word. */
export function enumerate(
  parts: readonly (readonly Inline[])[],
  last: ' and ' | ' or ' = ' or ',
): Inline[] {
  return parts.flatMap((part, index) => [
    ...(index === 0 ? [] : [index === parts.length - 1 ? last : ', ']),
    ...part,
  ]);
}

export function paragraph(...parts: Inline[]): BlockContent {
  return {type: 'paragraph', children: toPhrasing(parts)};
}

/** Creates a heading with an explicit id in Docusaurus' syntax. */
export function heading(
  depth: Heading['depth'],
  id: string,
  ...parts: Inline[]
): Heading {
  return {
    type: 'heading',
    depth,
    children: toPhrasing([...parts, ` {#${id}}`]),
  };
}

export function fence(
  lang: string,
  value: string,
  meta: string | null = null,
): BlockContent {
  return {type: 'code', lang, meta, value};
}

export function bulletList(items: readonly (readonly Inline[])[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((parts) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...parts)],
    })),
  };
}

export function table(
  header: readonly string[],
  rows: readonly (readonly (readonly Inline[])[])[],
): Table {
  const cells = (row: readonly (readonly Inline[])[]) => ({
    type: 'tableRow' as const,
    children: row.map((parts) => ({
      type: 'tableCell' as const,
      children: toPhrasing(parts),
    })),
  });
  return {
    type: 'table',
    children: [cells(header.map((text) => [text])), ...rows.map(cells)],
  };
}

/** The nodes that contain blocks. */
const FLOW: ReadonlySet<Nodes['type']> = new Set([
  'blockquote',
  'footnoteDefinition',
  'listItem',
  'root',
]);

const TILDES = /^ *~{3,} *$/;

/** The number of a title that Markdown would take for an item of a list. */
const NUMBER = /^( *\d+)(?=[.)])/;

/** Underlines titles with dashes: Markdown takes tildes for the fence of code. */
function underlineTitles(text: string): string {
  const lines = text.split('\n');
  const isCode = findFenced(lines);
  const isUnderline = lines.map(
    (line, index) => !isCode[index] && TILDES.test(line),
  );
  return lines
    .map((line, index) => {
      if (isUnderline[index]) {
        return line.replaceAll('~', '-');
      }
      return isUnderline[index + 1] ? line.replace(NUMBER, '$1\\') : line;
    })
    .join('\n');
}

/** Parses the Markdown of a docstring. HTML becomes plain text. */
export function parseBlocks(text: string): RootContent[] {
  const tree = fromMarkdown(underlineTitles(text), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  visit(tree, 'html', ({value}, index, parent: Nodes | undefined) => {
    if (parent && 'children' in parent && index !== undefined) {
      // Text beside blocks would be joined with them, without line breaks.
      const plain = FLOW.has(parent.type)
        ? paragraph(value)
        : ({type: 'text', value} as const);
      parent.children.splice(index, 1, plain);
    }
  });
  return tree.children;
}

/** Joins the lines of each paragraph. */
function joinLines(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .join('\n\n');
}

/** Parses the Markdown of a docstring into one line, for a table cell. */
export function parseInline(text: string): PhrasingContent[] {
  return parseBlocks(joinLines(text))
    .flatMap((block): PhrasingContent[] => [
      {type: 'text', value: ' '},
      ...(block.type === 'paragraph'
        ? block.children
        : [{type: 'text' as const, value: textOf(block)}]),
    ])
    .slice(1);
}

function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node
    ? node.children.map((child: Nodes) => textOf(child)).join(' ')
    : '';
}

/** Text at the start of a line that MDX would take for JavaScript. */
const SCRIPT: ToMarkdownOptions = {
  unsafe: [
    {atBreak: true, character: 'e', after: 'xport '},
    {atBreak: true, character: 'i', after: 'mport '},
  ],
};

/** Writes MDX, with text escaped that would be JSX or JavaScript. */
export function writeMdx(children: readonly RootContent[]): string {
  const tree: Root = {type: 'root', children: [...children]};
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    extensions: [
      gfmToMarkdown({tablePipeAlign: false}),
      mdxToMarkdown(),
      SCRIPT,
    ],
  });
}
