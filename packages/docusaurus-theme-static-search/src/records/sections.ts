import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {
  parseMarkdown,
  partialOf,
  showEmoji,
} from 'docusaurus-plugin-page-exports/page';
import {visit} from 'unist-util-visit';
import {markAfter} from './blocks';
import {listDefinedValues} from './defined-values';
import {nestScripts} from './nest-scripts';
import {readCommentId} from './comment-id';
import {listQuotes} from './quotes';
import {isInline, isPhrasing, type Node, readText} from './read-text';
import type {Section} from './types';

export interface SectionOptions {
  /**
   * Whether the page shows the first heading of level 1 (a doc does, a blog
   * post shows its title instead). Ids are counted over headings that are
   * shown.
   */
  showsTitle: boolean;
  /** Whether ids keep capitals: `markdown.anchors.maintainCase` of the site. */
  maintainCase?: boolean;
  /** Whether names such as `:rocket:` become emoji, as by default. */
  showsEmoji?: boolean;
}

const SHOWN_ATTRIBUTES = new Set(['alt', 'label', 'name', 'summary', 'title']);
const LINKS = new Set(['href', 'to']);
/** Attributes that are shown above or before the component's content. */
const TITLES = new Set(['name', 'summary', 'title']);

/** Parses a string literal in code; JSX may contain other forms. */
function readLiteral(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal.slice(1, -1);
  }
}

/**
 * Returns the text in JSX: `<><b>start</b>{"(\\n"}</>` is `start(` and a
 * newline.
 */
function readMarkup(source: string): string {
  return source
    .replace(/<[^<>]*>/g, '')
    .replace(/\{("(?:[^"\\]|\\.)*")\}/g, (_, literal: string) =>
      readLiteral(literal),
    );
}

/** Formats a title before its text: `Raises:`, but `Why?`. */
function lead(title: string): string {
  return /[.!?:]$/.test(title) ? title : `${title}:`;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the visible text of a heading. */
export function readHeading(node: Heading): string {
  return tidy(parseMarkdownHeadingId(tidy(readText(node))).text);
}

class Reader {
  readonly sections: Section[] = [
    {depth: 0, heading: '', anchor: null, text: '', code: ''},
  ];
  /** By partial, as Docusaurus numbers the repeated ids of each separately. */
  private readonly sluggers = new Map<
    Root | undefined,
    ReturnType<typeof createSlugger>
  >();
  private titleSeen = false;

  constructor(
    private readonly options: SectionOptions,
    private readonly sources: ReadonlyMap<Heading, string>,
  ) {}

  /** Walks through containers down to headings, code and other blocks. */
  read(node: Node): void {
    if (node.type === 'heading') {
      this.readHeading(node);
    } else if (node.type === 'code') {
      this.addCode(`${node.value}\n`);
    } else if (node.type === 'thematicBreak') {
      // Docusaurus takes no heading below one for the title.
      this.titleSeen ||= partialOf(node) === undefined;
    } else if (node.type === 'table') {
      this.addText(readText(node), {isTable: true});
      this.addQuotes(node);
      this.addDefinedValues(node);
    } else if (this.holdsBlocks(node)) {
      if (node.type === 'mdxJsxFlowElement') {
        this.readElement(node);
      } else {
        this.readChildren(node.children);
      }
    } else {
      this.addText(readText(node));
      this.addQuotes(node);
    }
  }

  /** Adjacent inline nodes outside paragraphs form one block. */
  private readChildren(children: readonly RootContent[]): void {
    let words = '';
    for (const child of children) {
      if (isPhrasing(child)) {
        words += readText(child);
        this.addQuotes(child);
      } else {
        this.addText(words);
        words = '';
        this.read(child);
      }
    }
    this.addText(words);
  }

  /** Reads a component, and notes the text of one that links can lead to. */
  private readElement(node: MdxJsxFlowElement): void {
    this.readAttributes(node);
    const section = this.sections.at(-1);
    const start = section?.text.length;
    this.readChildren(node.children);
    const anchor = node.attributes.find(
      (one) => one.type === 'mdxJsxAttribute' && one.name === 'id',
    )?.value;
    if (
      section &&
      section === this.sections.at(-1) &&
      typeof anchor === 'string'
    ) {
      section.parts ??= [];
      section.parts.push({anchor, text: section.text.slice(start).trim()});
    }
  }

  /** Reads the attributes that a component shows as text. */
  private readAttributes({attributes, children}: MdxJsxFlowElement): void {
    // A mere link says nothing about this page, and the symbol index has hundreds.
    const isLink = attributes.some(
      (one) => one.type === 'mdxJsxAttribute' && LINKS.has(one.name),
    );
    if (isLink && children.length === 0) {
      return;
    }
    for (const attribute of attributes) {
      if (attribute.type === 'mdxJsxAttribute') {
        const {name, value} = attribute;
        if (typeof value === 'string' && SHOWN_ATTRIBUTES.has(name)) {
          const isLead = TITLES.has(name);
          this.addText(isLead ? lead(value) : value, {isLead});
        } else if (name === 'code' && value) {
          const code = typeof value === 'string' ? value : value.value;
          this.addCode(`${readMarkup(code)}\n\n`);
        }
      }
    }
  }

  private holdsBlocks(node: Node): node is Node & {children: RootContent[]} {
    return 'children' in node && node.type !== 'paragraph' && !isInline(node);
  }

  private addCode(value: string): void {
    const section = this.sections.at(-1);
    if (section) {
      section.code += value;
    }
  }

  private addQuotes(node: Node): void {
    const section = this.sections.at(-1);
    const quotes = listQuotes(node);
    if (section && quotes.length > 0) {
      section.quotes = [...(section.quotes ?? []), ...quotes];
    }
  }

  private addDefinedValues(table: Table): void {
    const section = this.sections.at(-1);
    const values = listDefinedValues(table);
    if (section && values.length > 0) {
      section.definedValues = [...(section.definedValues ?? []), ...values];
    }
  }

  private addText(
    value: string,
    {
      isTable = false,
      isLead = false,
    }: {isTable?: boolean; isLead?: boolean} = {},
  ): void {
    const section = this.sections.at(-1);
    const block = tidy(value);
    if (!section || !block) {
      return;
    }
    const text = `${block}${isLead ? ' ' : markAfter(block)}`;
    if (isTable) {
      section.prose ??= section.text;
    } else if (section.prose !== undefined) {
      section.prose += text;
    }
    section.text += text;
  }

  /** The id is derived from the whole source, the name from the visible text. */
  private readId(node: Heading): string {
    const source = this.sources.get(node) ?? '';
    const id = readCommentId(node) ?? parseMarkdownHeadingId(source).id;
    const partial = partialOf(node);
    const slugger = this.sluggers.get(partial) ?? createSlugger();
    this.sluggers.set(partial, slugger);
    const {maintainCase = false} = this.options;
    return id ?? slugger.slug(source, {maintainCase});
  }

  private readHeading(node: Heading): void {
    const isTitle =
      node.depth === 1 && !this.titleSeen && this.sections.length === 1;
    this.titleSeen ||= isTitle;
    if (isTitle && !this.options.showsTitle) {
      return;
    }
    const anchor = this.readId(node);
    if (isTitle) {
      return;
    }
    this.sections.push({
      depth: node.depth,
      heading: readHeading(node),
      anchor,
      text: '',
      code: '',
    });
  }
}

/** Reads the texts of headings from which ids are derived, before emoji are shown. */
function readSources(tree: Root): Map<Heading, string> {
  const sources = new Map<Heading, string>();
  visit(tree, 'heading', (node) => {
    const shown = node.children.filter(({type}) => type !== 'html');
    sources.set(node, toString(shown.length > 0 ? shown : node));
  });
  return sources;
}

/**
 * Parses text outside a file. Text that MDX rejects is parsed as plain
 * Markdown.
 */
function parse(markdown: string): Root {
  try {
    return parseMarkdown(markdown);
  } catch {
    return parseMarkdown(markdown, 'md');
  }
}

/**
 * Divides a page at its headings.
 *
 * @param page - the page's tree, which is changed, or Markdown that isn't in a
 * file.
 * @returns the content before the first heading (the page's own title is not a
 * section), then one section per heading, in page order.
 */
export function readSections(
  page: Root | string,
  options: SectionOptions,
): Section[] {
  const tree = typeof page === 'string' ? parse(page) : page;
  nestScripts(tree);
  const reader = new Reader(options, readSources(tree));
  if (options.showsEmoji ?? true) {
    showEmoji(tree);
  }
  reader.read(tree);
  return reader.sections.map((section) => ({
    ...section,
    text: section.text.trim(),
    ...(section.prose !== undefined && {prose: section.prose.trim()}),
    code: section.code.trim(),
  }));
}
