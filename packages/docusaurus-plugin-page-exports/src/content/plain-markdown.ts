import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {type MarkdownComponents, writeComponents} from '../markdown/components';
import {parseFenceMeta} from '../page/fence-meta';
import {addTitle, hasTitle} from './add-title';
import {convertHtml} from './convert-html';
import {strong} from './flatten';
import {labelTabs} from './label-tabs';
import type {ResolveLink} from './links';
import {makePlain} from './plain';
import {hasFormula, mathHandlers} from './math-handlers';
import {inlineReferences} from './references';
import {unravel} from './unravel';

function createWriter(unsafe: NonNullable<Options['unsafe']>) {
  return unified().use(remarkGfm).use(remarkStringify, {
    bullet: '-',
    rule: '-',
    handlers: mathHandlers,
    unsafe,
  });
}

const writer = createWriter([]);

/** Writes for readers who take text between dollar signs for a formula. */
const writerBesideFormulas = createWriter([
  {character: '$', inConstruct: 'phrasing'},
]);

/**
 * Writes nodes that `toPlainMarkdown` has returned; they are changed.
 *
 * @param showsFormulas - whether what shows the text renders formulas, as it must
 * if there are any.
 */
export function stringify(
  children: RootContent[],
  showsFormulas = children.some(hasFormula),
): string {
  const plain: Root = {type: 'root', children};
  visit(plain, 'code', (node, index, parent) => {
    const title = parseFenceMeta(node.meta ?? '').values.get('title');
    // The rest of the meta string is meaningful only on this site.
    node.meta = null;
    if (title && parent && index !== undefined) {
      parent.children.splice(index, 0, strong(title));
      return index + 2;
    }
    return undefined;
  });
  return (showsFormulas ? writerBesideFormulas : writer).stringify(plain);
}

/** Gives texts and code the line ends of what is written around them. */
function unifyLineEnds(tree: Root): void {
  visit(tree, (node) => {
    if ('value' in node) {
      node.value = node.value.replaceAll('\r\n', '\n');
    }
  });
}

/**
 * Turns a page into blocks of plain Markdown.
 *
 * @param tree - the page; it is changed.
 * @param address - makes a link's address absolute.
 * @param components - functions that write components of the site.
 * @param arrange - flattens the blocks, after the site has written its
 * components.
 * @param title - the heading of a page that has none of its own; see `hasTitle`.
 */
export function toPlainMarkdown(
  tree: Root,
  address: ResolveLink,
  components: MarkdownComponents | undefined = new Map(),
  arrange: (nodes: readonly RootContent[]) => RootContent[],
  title?: string,
): RootContent[] {
  const isTitled = title === undefined || hasTitle(tree);
  unifyLineEnds(tree);
  inlineReferences(tree);
  unravel(tree);
  labelTabs(tree);
  convertHtml(tree, components);
  const written = tree.children.flatMap(
    (node) => writeComponents(node, components) as RootContent[],
  );
  const children = arrange(written);
  const plain = makePlain<Root>({type: 'root', children}, address).children;
  return isTitled ? plain : addTitle(plain, title);
}
