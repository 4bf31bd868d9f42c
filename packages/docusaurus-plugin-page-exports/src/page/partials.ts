import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Nodes, Root, RootContent, ThematicBreak} from 'mdast';
import type {MdxjsEsm, MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import {toLine} from '../content/convert-blocks';
import {isJsxElement, readAttribute} from '../content/jsx-elements';
import {isBlockElement, unravel} from '../content/unravel';
import {isPageMessage} from './page-error';
import type {Page, PageReader} from './page-reader';

/** Matches an import of a Markdown file, which MDX renders as a component. */
const IMPORT = /\bfrom\s*['"][^'"]+\.mdx?['"]/;

const SITE_ALIAS = '@site/';

/** Matches an address without a scheme that is relative to its page. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/#]|@site\/)/i;

/** Matches an expression in a partial that shows an attribute of its element. */
const PROP = /^\s*props\.([\w$]+)\s*$/;

/** Nodes that divide a text. */
type Divider = Heading | ThematicBreak;

/** The trees of the partials from which dividers were included. */
const origins = new WeakMap<Divider, Root>();

/**
 * Returns what identifies the partial that a heading or a thematic break was
 * included from. Docusaurus compiles each file separately: it numbers the repeated
 * ids of each, and looks for the title only in the page itself.
 *
 * @returns undefined for a node of the page itself. A partial that is used twice
 * has two trees.
 */
export function partialOf(node: Divider): Root | undefined {
  return origins.get(node);
}

/**
 * Whether a page may import other Markdown files. Such a page can change while
 * its own file stays the same.
 */
export function mayImportPartials({text}: Pick<Page, 'text'>): boolean {
  return IMPORT.test(text);
}

/** Lists the Markdown files that a page imports, by the name of the component. */
function listImports(tree: Root, folder: string): Map<string, string> {
  const imports = new Map<string, string>();
  const statements = tree.children
    .filter((node): node is MdxjsEsm => node.type === 'mdxjsEsm')
    .flatMap(({data}) => data?.estree?.body ?? []);
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') {
      const source = String(statement.source.value);
      const named = statement.specifiers.find(
        ({type}) => type === 'ImportDefaultSpecifier',
      );
      const isLocal = source.startsWith('.') || source.startsWith(SITE_ALIAS);
      if (named && isLocal && /\.mdx?$/.test(source)) {
        imports.set(
          named.local.name,
          source.startsWith('.') ? path.posix.join(folder, source) : source,
        );
      }
    }
  }
  return imports;
}

/** Returns the name of the attribute that an expression shows. */
function propOf(node: Nodes): string | undefined {
  return 'value' in node ? PROP.exec(node.value)?.[1] : undefined;
}

/** Replaces `{props.name}` with the attribute of the element, if it is a literal. */
function fillIn(tree: Root, element: MdxJsxFlowElement): void {
  visit(
    tree,
    ['mdxTextExpression', 'mdxFlowExpression'],
    (node, at, parent) => {
      const name = propOf(node);
      const value =
        name === undefined ? undefined : readAttribute(element, name);
      if (value !== undefined && parent && at !== undefined) {
        const text = {type: 'text', value} as const;
        parent.children[at] =
          node.type === 'mdxTextExpression'
            ? text
            : {type: 'paragraph', children: [text]};
      }
    },
  );
}

/** Replaces `{props.children}` with what is between the tags of the element. */
function fillInContent(tree: Root, {children}: MdxJsxFlowElement): void {
  visit(
    tree,
    ['mdxTextExpression', 'mdxFlowExpression'],
    (node, at, parent) => {
      if (!parent || at === undefined || propOf(node) !== 'children') {
        return undefined;
      }
      const content =
        node.type === 'mdxTextExpression' ? toLine(children) : children;
      parent.children.splice(at, 1, ...content);
      return [SKIP, at + content.length];
    },
  );
}

/** Decodes the path in a link; one that isn't encoded correctly stays as it is. */
function decodePath(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** Encodes the path of a file for a link. */
function encodePath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/** Unlike a folder: `..` in a link is a part of the page's address. */
function isFile(file: string): boolean {
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

/** Makes links to files relative to the page rather than to the partial. */
function moveLinks(tree: Root, siteDir: string, from: string, to: string) {
  visit(tree, (node: Nodes) => {
    if (from === to || !('url' in node) || !RELATIVE.test(node.url)) {
      return;
    }
    const [target = '', ...rest] = node.url.split(/(?=[?#])/);
    const file = path.posix.join(from, decodePath(target));
    if (isFile(path.join(siteDir, file))) {
      const moved = encodePath(path.posix.relative(to, file));
      node.url = [`./${moved}`, ...rest].join('');
    }
  });
}

/** What the partials of a page are read with. */
interface Reading {
  reader: PageReader;
  siteDir: string;
  /** The files that are being included, which must not include themselves. */
  open: readonly string[];
}

/** Returns undefined if a file can't be read: the build reports the error. */
async function readPartial(
  file: string,
  reader: PageReader,
): Promise<Page | undefined> {
  try {
    return await reader.read(file);
  } catch (error) {
    if (isPageMessage(error) || (error as {code?: unknown}).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** Returns what an element shows of the file that it was imported from. */
async function include(
  element: MdxJsxFlowElement,
  file: string,
  folder: string,
  {reader, siteDir, open}: Reading,
): Promise<RootContent[] | undefined> {
  const page = await readPartial(file, reader);
  if (!page || open.includes(page.file)) {
    return undefined;
  }
  const reading = {reader, siteDir, open: [...open, page.file]};
  const tree = await readTree(page, reading);
  visit(tree, (node: Nodes) => {
    const isDivider = node.type === 'heading' || node.type === 'thematicBreak';
    // Those of nested partials are known already.
    if (isDivider && !origins.has(node)) {
      origins.set(node, tree);
    }
  });
  fillIn(tree, element);
  moveLinks(tree, siteDir, path.posix.dirname(page.file), folder);
  // Last, as its links and headings are those of the page around the element.
  fillInContent(tree, element);
  return tree.children.filter(
    ({type}) => type !== 'yaml' && type !== 'mdxjsEsm',
  );
}

async function readTree(page: Page, reading: Reading): Promise<Root> {
  const tree = await page.readTree();
  const folder = path.posix.dirname(page.file);
  const imports = mayImportPartials(page)
    ? listImports(tree, folder)
    : new Map<string, string>();
  if (imports.size > 0) {
    const isPartial = (node: Nodes) =>
      isJsxElement(node) && imports.has(node.name ?? '');
    unravel(tree, (node) => isPartial(node) || isBlockElement(node));
  }

  const includeAt = async (element: MdxJsxFlowElement) => {
    const file = imports.get(element.name ?? '');
    return file === undefined
      ? undefined
      : include(element, file, folder, reading);
  };
  const expand = async (nodes: RootContent[]): Promise<RootContent[]> => {
    const expanded: RootContent[] = [];
    for (const node of nodes) {
      if ('children' in node) {
        const children = await expand(node.children);
        node.children = children as typeof node.children;
      }
      const included =
        node.type === 'mdxJsxFlowElement' ? await includeAt(node) : undefined;
      expanded.push(...(included ?? [node]));
    }
    return expanded;
  };

  return imports.size === 0
    ? tree
    : {...tree, children: await expand(tree.children)};
}

/**
 * Returns a tree of a page in which the Markdown files that it imports are
 * included where it uses them, as readers see it. Positions in the included
 * parts refer to their own files.
 *
 * @param page - the page, read by `reader`.
 * @param siteDir - the absolute path of the site.
 */
export function readWithPartials(
  page: Page,
  reader: PageReader,
  siteDir: string,
): Promise<Root> {
  return readTree(page, {reader, siteDir, open: [page.file]});
}
