import fs from 'node:fs/promises';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Nodes, Root} from 'mdast';
import {isRecord} from '../guards';
import {findMath} from './find-math';
import {mapLines} from './map-lines';
import {describePageError} from './page-error';
import {
  type PageFormat,
  parseText,
  prepareText,
  readCompatibility,
} from './parse-markdown';
import {isParsed, parseOnce} from './parsed-trees';

/** A page that has been read. */
export interface Page {
  /** Relative to the site, with forward slashes. */
  file: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The file as written. */
  source: string;
  /** The text that was parsed: the source after the site's preprocessor. */
  text: string;
  /**
   * Returns a tree of the page, front matter included, that the caller may
   * change. Lines refer to the source, offsets to the text. Pages are read one
   * at a time, so that not all trees of a site are in memory at once.
   */
  readTree: () => Promise<Root>;
}

/** The part of a site that determines how its pages are read. */
export interface PageSite {
  siteDir: string;
  siteConfig: {
    markdown: Partial<MarkdownConfig>;
    /** With remark-math in the options of one of these, formulas are read. */
    presets?: readonly unknown[];
    plugins?: readonly unknown[];
  };
}

/** How to read a single page. */
export interface ReadOptions {
  /** The language, if it should override the site's configuration. */
  format?: PageFormat;
}

export interface PageReader {
  /**
   * Reads a page from its file.
   *
   * @param file - relative to the site, absolute, or prefixed with `@site/`.
   * @throws VFileMessage if front matter or Markdown can't be parsed.
   */
  read: (file: string, options?: ReadOptions) => Promise<Page>;
  /**
   * Parses text as if it were in a file.
   *
   * @param file - the file in messages; its extension determines the format.
   * @throws VFileMessage if front matter or Markdown can't be parsed.
   */
  parse: (file: string, source: string, options?: ReadOptions) => Promise<Page>;
}

const SITE_ALIAS = /^@site\//;

// cspell:ignore mkdn mdwn mkdown
const MARKDOWN_EXTENSION = /\.(?:md|markdown|mdown|mkdn|mkd|mdwn|mkdown|ron)$/;

/** A page and the texts that it was parsed from. */
interface KnownPage {
  source: string;
  text: string;
  page: Promise<Page>;
}

type Registry = Record<symbol, WeakMap<object, PageReader> | undefined>;

/**
 * Docusaurus loads the modules separately for each plugin. This symbol is the
 * same in all of them, so that the plugins of a site share its pages.
 */
const READERS = Symbol.for('docusaurus-plugin-page-exports.readers');

/**
 * Returns a reader that reads the pages of a site as Docusaurus does: it runs
 * the site's own `parseFrontMatter` and `preprocessor`, then applies the same
 * syntax extensions. A page whose text hasn't changed isn't parsed again,
 * whichever plugin requests it.
 *
 * @param site - Docusaurus' `LoadContext`, or its two fields.
 */
export function createPageReader(site: PageSite): PageReader {
  const registry = globalThis as unknown as Registry;
  const readers = (registry[READERS] ??= new WeakMap());
  const reader = readers.get(site.siteConfig) ?? makeReader(site);
  readers.set(site.siteConfig, reader);
  return reader;
}

function makeReader({siteDir, siteConfig}: PageSite): PageReader {
  const {markdown} = siteConfig;
  const compatibility = readCompatibility(markdown.mdx1Compat);
  const math = findMath(siteConfig);
  const known = new Map<string, KnownPage>();
  let last: Promise<unknown> = Promise.resolve();

  /** Reads one tree at a time, so that the previous one can be freed. */
  const inTurn = <Result>(
    read: () => Result | Promise<Result>,
  ): Promise<Result> => {
    const turn = last.then(() => nextTurn()).then(read);
    last = turn.catch(() => undefined);
    return turn;
  };

  const parse: PageReader['parse'] = (name, source, {format} = {}) => {
    const filePath = path.resolve(siteDir, name.replace(SITE_ALIAS, ''));
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const preprocessed =
      markdown.preprocessor?.({filePath, fileContent: source}) ?? source;
    const text = prepareText(preprocessed, compatibility);
    const key = `${format ?? ''}:${file}`;
    const before = known.get(key);
    if (before?.text === text && before.source === source) {
      return before.page;
    }
    const page = parsePage(file, source, text, format);
    known.set(key, {source, text, page});
    return page;
  };

  const parsePage = async (
    file: string,
    source: string,
    text: string,
    asked: PageFormat | undefined,
  ): Promise<Page> => {
    const lineOf = mapLines(source, text);
    const {frontMatter} = await withPageErrors(file, undefined, () =>
      readFrontMatter(markdown, path.join(siteDir, file), source),
    );
    const format = asked ?? chooseFormat(file, frontMatter, markdown.format);
    // Without an explicit format, the tree is shared with Docusaurus by file
    // name.
    const prefix = asked === undefined ? '' : `${asked}:`;
    const name = prefix + path.join(siteDir, file);
    const parseTree = () =>
      parseOnce(name, text, () => parseText(text, format, compatibility, math));
    if (!isParsed(name, text)) {
      await inTurn(() => withPageErrors(file, lineOf, parseTree));
    }
    return {
      ...{file, frontMatter, source, text},
      readTree: () =>
        inTurn(() => {
          const tree = parseTree();
          moveLines(tree, lineOf);
          return tree;
        }),
    };
  };

  return {
    parse: async (...page) => parse(...page),
    read: async (file, options) => {
      const filePath = path.resolve(siteDir, file.replace(SITE_ALIAS, ''));
      return parse(filePath, await fs.readFile(filePath, 'utf8'), options);
    },
  };
}

async function readFrontMatter(
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

/** Runs a step of reading and turns an error about the page into a message. */
async function withPageErrors<Result>(
  file: string,
  lineOf: (line: number) => number = (line) => line,
  run: () => Result | Promise<Result>,
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
