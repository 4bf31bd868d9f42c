import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Nodes, Root} from 'mdast';
import {isRecord} from '../guards';
import {mapLines} from './map-lines';
import {describePageError} from './page-error';
import {
  type PageFormat,
  parseText,
  prepareText,
  readCompatibility,
} from './parse-markdown';

/** A page as its readers get it. */
export interface Page {
  /** Relative to the site, with forward slashes. */
  file: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The file as it was written. */
  source: string;
  /** What was parsed: the source after the site's preprocessor. */
  text: string;
  /**
   * The page with its front matter. Lines are those of the source; offsets are
   * those of the text. Readers share it: copy it before you change it.
   */
  tree: Root;
}

/** The part of a site that says how its pages are read. */
export interface PageSite {
  siteDir: string;
  siteConfig: {markdown: Partial<MarkdownConfig>};
}

/** How a single page is to be read. */
export interface ReadOptions {
  /** The language, where the site's configuration shall not decide. */
  format?: PageFormat;
}

export interface PageReader {
  /**
   * Reads a page from its file.
   *
   * @param file - relative to the site, absolute, or with `@site/` before it.
   * @throws VFileMessage where front matter or Markdown can't be parsed.
   */
  read: (file: string, options?: ReadOptions) => Promise<Page>;
  /**
   * Parses text as if it were in a file.
   *
   * @param file - names the text in messages, and picks its format.
   * @throws VFileMessage where front matter or Markdown can't be parsed.
   */
  parse: (file: string, source: string, options?: ReadOptions) => Promise<Page>;
}

const MARKDOWN_EXTENSION = /\.(?:md|markdown|mdown|mkdn|mkd|mdwn|mkdown|ron)$/;

/**
 * Makes what reads the pages of a site as Docusaurus does: the site's own
 * `parseFrontMatter` and `preprocessor` run, then the same syntax extensions.
 * A page whose text has not changed is not parsed again.
 *
 * @param site - Docusaurus' `LoadContext`, or the two fields of it.
 */
export function createPageReader({siteDir, siteConfig}: PageSite): PageReader {
  const {markdown} = siteConfig;
  const compatibility = readCompatibility(markdown.mdx1Compat);
  const known = new Map<string, Page>();

  const parse: PageReader['parse'] = async (name, source, options = {}) => {
    const filePath = path.resolve(siteDir, name.replace(/^@site\//, ''));
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const preprocessed =
      markdown.preprocessor?.({filePath, fileContent: source}) ?? source;
    const text = prepareText(preprocessed, compatibility);
    const before = known.get(file);
    if (before?.text === text && before.source === source && !options.format) {
      return before;
    }
    const lineOf = mapLines(source, text);
    const {frontMatter} = await orMessage(
      () => parseFrontMatter(markdown, filePath, source),
      file,
      (line) => line,
    );
    const format =
      options.format ?? chooseFormat(file, frontMatter, markdown.format);
    const tree = await orMessage(
      () => parseText(text, format, compatibility),
      file,
      lineOf,
    );
    moveLines(tree, lineOf);
    const page = {file, frontMatter, source, text, tree};
    if (!options.format) {
      known.set(file, page);
    }
    return page;
  };

  return {
    parse,
    read: async (file, options) => {
      const filePath = path.resolve(siteDir, file.replace(/^@site\//, ''));
      return parse(filePath, await fs.readFile(filePath, 'utf8'), options);
    },
  };
}

function parseFrontMatter(
  {
    parseFrontMatter: parse = DEFAULT_PARSE_FRONT_MATTER,
  }: Partial<MarkdownConfig>,
  filePath: string,
  fileContent: string,
) {
  return parse({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

/** Runs a step of reading; what it finds wrong with the page is thrown as a message. */
async function orMessage<Result>(
  run: () => Result | Promise<Result>,
  file: string,
  lineOf: (line: number) => number,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw describePageError(error, file, lineOf) ?? error;
  }
}

/** @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-mdx-loader/src/format.ts */
function chooseFormat(
  file: string,
  {mdx}: Readonly<Record<string, unknown>>,
  configured: MarkdownConfig['format'] = 'mdx',
): PageFormat {
  const own = isRecord(mdx) ? mdx.format : undefined;
  const format = own ?? configured;
  if (format === 'md' || format === 'mdx') {
    return format;
  }
  return MARKDOWN_EXTENSION.test(file) ? 'md' : 'mdx';
}

function moveLines(node: Nodes, lineOf: (line: number) => number): void {
  if (node.position) {
    const {start, end} = node.position;
    node.position = {
      start: {...start, line: lineOf(start.line)},
      end: {...end, line: lineOf(end.line)},
    };
  }
  if ('children' in node) {
    for (const child of node.children) {
      moveLines(child, lineOf);
    }
  }
}
