import type {InlineCode, Link, Nodes, PhrasingContent, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {inlineFormula, type OnTex} from './elements';

/**
 * Finds the URL of a name in a docstring.
 *
 * @param name as written, without call brackets
 * @param explicit whether a role, brackets or a call request a link
 * @param line number of lines before the name in the docstring
 * @returns undefined if the name can't be linked
 */
export type LinkName = (
  name: string,
  explicit: boolean,
  line: number,
) => string | undefined;

const ROLE =
  /:(?:py:)?(?:\w+:)?(attr|class|const|data|exc|func|meth|mod|obj|property|type):$/;
const ANY_ROLE = /:[\w-]+(?::[\w-]+)?:$/;
const TITLED = /^(.*?)\s*<([^<>]+)>$/s;
/** A dotted path, as opposed to an index such as `[0][1]`. */
const PATH = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/;
const DOTTED = /^[A-Za-z_][\w.]*$/;
/** Stands for a node in the text of its siblings. */
const NODE = '\uFFFC';
/** `[text][shop.Order]` and `[Order][]`, the syntax of mkdocs-autorefs. */
const BRACKETS = new RegExp(`\\[([^\\][]+)\\]\\[([\\w.]*|${NODE})\\]`, 'g');

function lineOf(node: Nodes | undefined): number {
  return (node?.position?.start.line ?? 1) - 1;
}

function createLink(url: string, children: PhrasingContent[]): Link {
  // Links can't be nested.
  return {type: 'link', url, children: children};
}

/** Siblings as one text, with a placeholder for each that is not text. */
class Siblings {
  readonly text: string;
  private readonly starts: number[] = [];

  constructor(private readonly nodes: readonly PhrasingContent[]) {
    let text = '';
    for (const node of nodes) {
      this.starts.push(text.length);
      text += node.type === 'text' ? node.value : NODE;
    }
    this.text = text;
  }

  at(position: number): PhrasingContent | undefined {
    return this.nodes[this.starts.findLastIndex((start) => start <= position)];
  }

  /** Number of lines in the docstring before a position. */
  line(position: number): number {
    const index = this.starts.findLastIndex((start) => start <= position);
    const before = this.text.slice(this.starts[index], position);
    return lineOf(this.nodes[index]) + before.split('\n').length - 1;
  }

  slice(start: number, end: number): PhrasingContent[] {
    return this.nodes.flatMap((node, index): PhrasingContent[] => {
      const from = this.starts[index] ?? 0;
      if (node.type !== 'text') {
        return from >= start && from < end ? [node] : [];
      }
      const value = node.value.slice(
        Math.max(start - from, 0),
        Math.max(end - from, 0),
      );
      return value === '' ? [] : [{...node, value}];
    });
  }
}

function linkBrackets(
  nodes: PhrasingContent[],
  source: string,
  link: LinkName,
): PhrasingContent[] {
  const isEscaped = nodes.some(
    ({type, position}) =>
      type === 'text' &&
      /\\[[\]]/.test(
        source.slice(position?.start.offset, position?.end.offset),
      ),
  );
  const siblings = new Siblings(nodes);
  const linked: PhrasingContent[] = [];
  let done = 0;
  for (const match of isEscaped ? [] : siblings.text.matchAll(BRACKETS)) {
    const [whole, label = '', target = ''] = match;
    const inside = siblings.slice(
      match.index + 1,
      match.index + 1 + label.length,
    );
    const code = siblings.at(match.index + label.length + 3);
    const name =
      target === NODE && code?.type === 'inlineCode' ? code.value : target;
    const text = inside.map((node) => toString(node)).join('');
    const url = link(name || text, true, siblings.line(match.index));
    // The path belongs to another project, so only the label is kept.
    const isPath =
      PATH.test(name) && !/\w$/.test(siblings.text.slice(0, match.index));
    if (url !== undefined || isPath) {
      linked.push(...siblings.slice(done, match.index));
      linked.push(...(url === undefined ? inside : [createLink(url, inside)]));
      done = match.index + whole.length;
    }
  }
  return done === 0
    ? nodes
    : [...linked, ...siblings.slice(done, siblings.text.length)];
}

/** Roles whose text is not code. */
const WORDS =
  /^(?:ref|numref|doc|term|abbr|sub|sup|subscript|superscript|title|title-reference|t|dfn|download|eq|cite(?::\w+)?)$/;

const STANDARDS = new Map<string, (number: string) => string>([
  [
    'pep',
    (number) => `https://peps.python.org/pep-${number.padStart(4, '0')}/`,
  ],
  ['rfc', (number) => `https://www.rfc-editor.org/rfc/rfc${number}`],
]);

/** The content for a role that doesn't refer to a symbol, null for other roles. */
function readRole(
  role: string,
  value: string,
  onTex: OnTex,
): PhrasingContent | null {
  const label = TITLED.exec(value)?.[1] ?? value.replace(/^[~!]/, '');
  const text: Text = {type: 'text', value: label};
  const standard = STANDARDS.get(role);
  if (role === 'math') {
    return inlineFormula(value, onTex);
  }
  if (standard && /^\d+$/.test(value)) {
    const name: Text = {type: 'text', value: `${role.toUpperCase()} ${value}`};
    return createLink(standard(value), [name]);
  }
  if (role === 'strong' || role === 'emphasis') {
    return {type: role, children: [text]};
  }
  return WORDS.test(role) ? text : null;
}

/**
 * The parts of `title <name>`. Without a role, only a path of names counts, as
 * with the default role of Sphinx, a name after a mark, or one that the title begins
 * with, as in `Order(1) <Order>`.
 */
function titledName(value: string, hasRole: boolean): RegExpExecArray | null {
  const titled = TITLED.exec(value);
  const [, title = '', written = ''] = titled ?? [];
  const target = written.replace(/^[~!.]+/, '');
  const isName =
    PATH.test(target) ||
    (DOTTED.test(target) && (target !== written || title.startsWith(target)));
  return hasRole || (title !== '' && isName) ? titled : null;
}

/** Links inline code, and removes the role before it. */
function linkCode(
  node: InlineCode,
  before: Text | undefined,
  link: LinkName,
  onTex: OnTex,
): PhrasingContent {
  const lead = before?.value ?? '';
  const role = ROLE.exec(lead) ?? ANY_ROLE.exec(lead);
  const named = role?.[0].slice(1, -1) ?? '';
  const read = readRole(named, node.value, onTex);
  if (before && role && read) {
    before.value = lead.slice(0, role.index);
    return read;
  }
  const titled = titledName(node.value, role !== null);
  const written = titled?.[2] ?? node.value;
  const name = written.replace(/^[~!.]+/, '').replace(/\(\)$/, '');
  const isShort = written.startsWith('~');
  const label =
    titled?.[1] ?? (isShort ? (name.split('.').at(-1) ?? name) : written);
  const isAny = named === 'any';
  const isMarked = titled !== null && /^[.~]/.test(written);
  const explicit =
    (role !== null && !isAny) || isMarked || written.endsWith('()');
  const url = link(name, explicit, lineOf(node));
  if (url === undefined && !role) {
    return node;
  }
  if (before && role) {
    before.value = lead.slice(0, role.index);
  }
  const code: InlineCode = {
    type: 'inlineCode',
    value: label.replace(/^[!.]/, ''),
  };
  return url === undefined ? code : createLink(url, [code]);
}

/** Resolves a link to a name, as in `[text](shop.orders.Order)`. */
function linkTarget(node: Link, link: LinkName): void {
  const url = DOTTED.test(node.url)
    ? link(node.url, true, lineOf(node))
    : undefined;
  if (url !== undefined) {
    node.url = url;
    node.title = null;
  }
}

const PHRASING = new Set([
  'delete',
  'emphasis',
  'heading',
  'paragraph',
  'strong',
  'tableCell',
]);

/**
 * Links the names in a docstring's Markdown: names in backticks,
 * reStructuredText roles, links to a dotted path and bracketed references.
 * Changes the tree in place.
 *
 * @param source the Markdown that the tree was parsed from
 * @param onTex called with formulas that can't be rendered
 */
export function linkNames(
  tree: Root,
  source: string,
  link: LinkName,
  onTex: OnTex,
): void {
  visit(tree, (node) => {
    if (node.type === 'link') {
      linkTarget(node, link);
      return 'skip';
    }
    if (node.type === 'linkReference') {
      return 'skip';
    }
    if (!('children' in node) || !PHRASING.has(node.type)) {
      return undefined;
    }
    const children = linkBrackets(
      node.children as PhrasingContent[],
      source,
      link,
    );
    node.children = children
      .map((child, index) => {
        const before = children[index - 1];
        return child.type === 'inlineCode'
          ? linkCode(
              child,
              before?.type === 'text' ? before : undefined,
              link,
              onTex,
            )
          : child;
      })
      .filter((child) => child.type !== 'text' || child.value !== '');
    return undefined;
  });
}
