import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import type {Heading, Nodes, Paragraph, Parents, Root} from 'mdast';

/** A page that uses a symbol. */
export interface UsingPage {
  title: string;
  /** Its route, without the site's base URL. */
  url: string;
}

/** The pages by the symbol's anchor; '' is the reference page itself. */
export type UsesOf = ReadonlyMap<string, readonly UsingPage[]>;

/**
 * Finds the pages that use the symbols of a reference page.
 *
 * @param file - the page's file, absolute.
 */
export type FindUses = (file: string) => Promise<UsesOf>;

function hasHeading(node: Nodes): boolean {
  return (
    node.type === 'heading' ||
    ('children' in node && node.children.some(hasHeading))
  );
}

/** Whether a symbol's own text ends before this node. */
function endsText(node: Nodes): boolean {
  return (
    hasHeading(node) ||
    (node.type === 'mdxJsxFlowElement' && node.name === 'Jump')
  );
}

function writeUses(pages: readonly UsingPage[]): Paragraph {
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['used-in']}},
    children: [
      {type: 'strong', children: [{type: 'text', value: 'Used in:'}]},
      ...pages.flatMap(({title, url}, index) => [
        {type: 'text' as const, value: index === 0 ? ' ' : ', '},
        {
          type: 'link' as const,
          url,
          children: [{type: 'text' as const, value: title}],
        },
      ]),
    ],
  };
}

/** The id that Docusaurus has assigned to a heading. */
function idOf({data}: Heading): string | null {
  return isRecord(data) && typeof data.id === 'string' ? data.id : null;
}

/**
 * Adds the pages that use a symbol at the end of the symbol's own text: before
 * the links to its members, or before the next heading of any level.
 *
 * @param anchor - the symbol that the text before the first heading describes,
 * or null.
 */
function addUses(parent: Parents, anchor: string | null, uses: UsesOf): void {
  const children: Nodes[] = [];
  let current = anchor;
  const end = () => {
    const pages = current === null ? undefined : uses.get(current);
    if (pages) {
      children.push(writeUses(pages));
    }
    current = null;
  };
  for (const child of parent.children) {
    if (endsText(child)) {
      end();
    }
    children.push(child);
    if (child.type === 'heading') {
      current = idOf(child);
    } else if ('children' in child) {
      addUses(child, null, uses);
    }
  }
  end();
  parent.children = children as typeof parent.children;
}

/**
 * A remark plugin for reference pages that adds links to the pages using a
 * symbol below its text.
 */
export function remarkUsedIn({findUses}: {findUses: FindUses}) {
  return async (tree: Root, file: {path: string}): Promise<void> => {
    const uses = await findUses(file.path);
    if (uses.size > 0) {
      addUses(tree, '', uses);
    }
  };
}
