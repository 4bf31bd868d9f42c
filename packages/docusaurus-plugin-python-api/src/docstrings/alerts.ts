import type {
  Blockquote,
  BlockContent,
  DefinitionContent,
  Parent,
  Root,
} from 'mdast';
import type {Handle} from 'mdast-util-to-markdown';
import {SKIP, visit} from 'unist-util-visit';
import {ADMONITIONS, type AdmonitionKind} from './admonition-kinds';

/** A box with a heading, as Docusaurus shows it. */
export interface AdmonitionNode extends Parent {
  type: 'admonition';
  kind: AdmonitionKind;
  title: string;
  children: (BlockContent | DefinitionContent)[];
}

declare module 'mdast' {
  interface BlockContentMap {
    admonition: AdmonitionNode;
  }
  interface RootContentMap {
    admonition: AdmonitionNode;
  }
}

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    admonition: 'admonition';
  }
}

/** The first line of an alert, with a kind that GitHub or Docusaurus defines. */
const MARK = /^\[!([A-Za-z]+)\](?:[ \t]+([^\n]*))?(?:\n|$)/;

/** The alert in a block quote, null if it is a real quotation. */
function alertOf({children}: Blockquote): AdmonitionNode | null {
  const [paragraph, ...rest] = children;
  const text =
    paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  const found = text?.type === 'text' ? MARK.exec(text.value) : null;
  const known = ADMONITIONS.get(found?.[1]?.toLowerCase() ?? '');
  if (
    !found ||
    !known ||
    paragraph?.type !== 'paragraph' ||
    text?.type !== 'text'
  ) {
    return null;
  }
  text.value = text.value.slice(found[0].length);
  if (text.value === '') {
    paragraph.children.shift();
  }
  return {
    type: 'admonition',
    kind: known.kind,
    title: found[2] ?? known.title,
    children: paragraph.children.length > 0 ? [paragraph, ...rest] : rest,
  };
}

/** Converts a nested alert to a bold line and its text. */
function flatten({
  title,
  kind,
  children,
}: AdmonitionNode): AdmonitionNode['children'] {
  const label = title || kind.charAt(0).toUpperCase() + kind.slice(1);
  return [
    {
      type: 'paragraph',
      children: [{type: 'strong', children: [{type: 'text', value: label}]}],
    },
    ...children,
  ];
}

/** Converts block quotes that are alerts to admonitions. */
export function convertAlerts(tree: Root): void {
  visit(tree, 'blockquote', (node, index, parent) => {
    const alert = alertOf(node);
    if (!alert || index === undefined || !parent) {
      return undefined;
    }
    visit(
      {type: 'root', children: alert.children},
      'blockquote',
      (inner, at, owner) => {
        const nested = alertOf(inner);
        if (nested && at !== undefined && owner) {
          const siblings: unknown[] = owner.children;
          siblings.splice(at, 1, ...flatten(nested));
          return at;
        }
        return undefined;
      },
    );
    const siblings: unknown[] = parent.children;
    siblings.splice(index, 1, alert);
    return SKIP;
  });
}

/** Prints an admonition, with fewer colons than those of the page around it. */
export const printAdmonition: Handle = (
  node: AdmonitionNode,
  _,
  state,
  info,
) => {
  const exit = state.enter('admonition');
  const body = state.containerFlow(node, info);
  const leave = state.enter('phrasing');
  const title = state.safe(node.title, {...info, before: '[', after: ']'});
  leave();
  exit();
  const label = title === '' ? '' : `[${title}]`;
  return `:::${node.kind}${label}\n\n${body}\n\n:::`;
};
