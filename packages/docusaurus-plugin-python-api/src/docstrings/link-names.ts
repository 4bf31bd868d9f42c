import type {InlineCode, Link, Nodes, PhrasingContent, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {inlineFormula, type OnTex} from './elements';

/**
 * Finds where a name in a docstring leads.
 *
 * @param name as written, without call brackets
 * @param explicit whether the author asked for a link by a role, brackets or a
 * call
 * @param line lines before the name in the docstring's text
 * @returns an address, undefined for a name that leads nowhere
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
/** A name that no index of a list is. */
const PATH = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/;
const DOTTED = /^[A-Za-z_][\w.]*$/;
/** Represents a node among the letters of its siblings. */
const NODE = '\uFFFC';
/** `[text][shop.Order]` and `[Order][]`, as mkdocs' autorefs writes them. */
const BRACKETS = new RegExp(`\\[([^\\][]+)\\]\\[([\\w.]*|${NODE})\\]`, 'g');

function lineOf(node: Nodes | undefined): number {
  return (node?.position?.start.line ?? 1) - 1;
}

function createLink(url: string, children: PhrasingContent[]): Link {
  // What is inside a link can't be another one.
  return {type: 'link', url, children: children};
}

/** The siblings as text, with one letter for each that is not text. */
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

  /** Lines of the docstring before a position. */
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
    // A path of another project's: its label reads well without a link.
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

/** Roles of words that aren't code. */
const WORDS =
  /^(?:ref|numref|doc|term|abbr|sub|sup|subscript|superscript|title|title-reference|t|dfn|download|eq|cite(?::\w+)?)$/;

const STANDARDS: Readonly<Record<string, (number: string) => string>> = {
  pep: (number) => `https://peps.python.org/pep-${number.padStart(4, '0')}/`,
  rfc: (number) => `https://www.rfc-editor.org/rfc/rfc${number}`,
};

/** What a role that names no symbol makes of a text, null for other roles. */
function readRole(
  role: string,
  value: string,
  onTex: OnTex,
): PhrasingContent | null {
  const label = TITLED.exec(value)?.[1] ?? value.replace(/^[~!]/, '');
  const text: Text = {type: 'text', value: label};
  const standard = STANDARDS[role];
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

/** Links inline code, and takes away the role that is written before it. */
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
  const titled = role ? TITLED.exec(node.value) : null;
  const written = titled?.[2] ?? node.value;
  const name = written.replace(/^[~!.]+/, '').replace(/\(\)$/, '');
  const isShort = written.startsWith('~');
  const label =
    titled?.[1] ?? (isShort ? (name.split('.').at(-1) ?? name) : written);
  const isAny = named === 'any';
  const explicit = (role !== null && !isAny) || written.endsWith('()');
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

/** `[text](shop.orders.Order)` is meant as a link to a name. */
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
 * @param onTex called with formulas that can't be shown
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
