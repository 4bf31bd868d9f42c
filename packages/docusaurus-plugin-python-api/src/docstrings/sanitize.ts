import type {
  Code,
  Definition,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import {visit} from 'unist-util-visit';
import {codeLanguage} from './code-language';
import {block, blockFormula, type OnTex} from './elements';
import {jsLiteral} from './js-string';

/** URLs that a docstring may link to; others become text. */
const SAFE_URL = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;
const SITE_FILE = /^\/[^#?]*\.[a-z0-9]+(?:[#?]|$)/i;
/** A name such as `__init__`, which is not emphasis in prose. */
const DUNDER = /^__\w+__$/;
const SHORTCODE = /:(?=[\w+-]+:)/;

type Definitions = ReadonlyMap<string, Definition>;

function text(value: string): Text {
  return {type: 'text', value};
}

/** Splits `:x:`, which would become an emoji, by an expression. */
function splitShortcodes(value: string): PhrasingContent[] {
  return value
    .split(SHORTCODE)
    .flatMap((part, index): PhrasingContent[] =>
      index === 0
        ? [text(part)]
        : [{type: 'mdxTextExpression', value: jsLiteral(':')}, text(part)],
    );
}

function linkTo(url: string, children: PhrasingContent[]): PhrasingContent[] {
  const safe = SAFE_URL.test(url) && !SITE_FILE.test(url);
  return safe ? [{type: 'link', url, children}] : children;
}

/**
 * Replaces a node that must not be on the page.
 *
 * @param inLine whether the node is inline
 * @returns undefined for a node that is safe
 */
function replace(
  node: RootContent,
  definitions: Definitions,
  inLine: boolean,
): RootContent[] | undefined {
  const urlOf = (identifier: string) => definitions.get(identifier)?.url ?? '';
  switch (node.type) {
    case 'html':
      return inLine
        ? [text(node.value)]
        : [{type: 'paragraph', children: [text(node.value)]}];
    case 'image':
      return linkTo(node.url, [text(node.alt || node.url)]);
    case 'imageReference':
      return linkTo(urlOf(node.identifier), [text(node.alt ?? '')]);
    case 'link':
      return node.title || !SAFE_URL.test(node.url) || SITE_FILE.test(node.url)
        ? linkTo(node.url, node.children)
        : undefined;
    case 'linkReference':
      return linkTo(urlOf(node.identifier), node.children);
    // The ids of footnotes would have to be unique on the whole page.
    case 'footnoteReference':
      return [text(`[${node.label ?? node.identifier}]`)];
    case 'footnoteDefinition': {
      const mark = text(`[${node.label ?? node.identifier}] `);
      const [first, ...rest] = node.children;
      return first?.type === 'paragraph'
        ? [{...first, children: [mark, ...first.children]}, ...rest]
        : [{type: 'paragraph', children: [mark]}, ...node.children];
    }
    case 'definition':
      return [];
    case 'heading':
      return [
        {
          type: 'paragraph',
          children: [{type: 'strong', children: node.children}],
        },
      ];
    default:
      return undefined;
  }
}

/** The title of a fence, such as a file name. */
function titleOf({lang, meta}: Code): Paragraph[] {
  const stated = /\btitle=(["'])(.+?)\1/.exec(`${lang ?? ''} ${meta ?? ''}`);
  return stated
    ? [
        {
          type: 'paragraph',
          children: [{type: 'strong', children: [text(stated[2] ?? '')]}],
        },
      ]
    : [];
}

const IN_LINE = new Set([
  'delete',
  'emphasis',
  'heading',
  'link',
  'linkReference',
  'paragraph',
  'strong',
  'tableCell',
]);

function collectDefinitions(tree: Root): Definitions {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, node);
  });
  return definitions;
}

/**
 * Restores names such as `__init__` as text. Changes the tree in place.
 *
 * @param source the Markdown that the tree was parsed from
 */
export function restoreNames(tree: Root, source: string): void {
  visit(tree, 'strong', ({position}, index, parent) => {
    const value = source.slice(position?.start.offset, position?.end.offset);
    if (index !== undefined && parent && DUNDER.test(value)) {
      parent.children.splice(index, 1, {type: 'text', value, position});
    }
  });
}

/**
 * Removes everything from a parsed docstring that would run code, load resources
 * or change the structure of the page. Changes the tree in place.
 *
 * @param onTex called with formulas that can't be rendered
 */
export function sanitize(tree: Root, onTex: OnTex): Root {
  const definitions = collectDefinitions(tree);
  visit(tree, (node, index, parent) => {
    if (node.type === 'root' || index === undefined || !parent) {
      return undefined;
    }
    const siblings: RootContent[] = parent.children;
    const inLine = IN_LINE.has(parent.type);
    const nodes = replace(node, definitions, inLine);
    if (nodes) {
      siblings.splice(index, 1, ...nodes);
      return index;
    }
    if (node.type === 'code' && node.lang === 'math') {
      siblings.splice(index, 1, blockFormula(node.value, onTex));
      return index + 1;
    }
    if (node.type === 'code') {
      const title = titleOf(node);
      node.lang = codeLanguage(node.lang, node.value);
      node.meta = null;
      siblings.splice(index, 1, ...title, block(node));
      return index + title.length + 1;
    }
    if (node.type === 'listItem') {
      // A disabled checkbox would only be an obstacle for keyboard users.
      node.checked = null;
    }
    return undefined;
  });
  visit(tree, 'text', (node, index, parent) => {
    if (index !== undefined && parent && SHORTCODE.test(node.value)) {
      const siblings: RootContent[] = parent.children;
      const nodes = splitShortcodes(node.value);
      siblings.splice(index, 1, ...nodes);
      return index + nodes.length;
    }
    return undefined;
  });
  return tree;
}
