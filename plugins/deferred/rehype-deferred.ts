import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast';

export interface DeferredOptions {
  /**
   * The element to wrap the content below the first screen in. MDX must have a
   * component for it.
   */
  element: string;
  /** Components that render their children unchanged, and can be split. */
  containers: readonly string[];
  /** Components that show only one of their children at a time. */
  choices: readonly string[];
}

/** More characters than fit on a screen: 50 lines of 80. */
const SCREEN = 4000;
/** The weight of a line of code in characters, however short it is. */
const WEIGHT_OF_LINE = 60;
const WEIGHT_OF_COMPONENT = 160;

/** Deferring less than this makes no difference. */
const MIN_DEFERRED = 2000;

/** A block-level MDX component. */
type Component = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
type Parent = Root | Component;

/** The weight of a node without its children. */
function weighAlone(node: Nodes): number {
  if (node.type === 'text') {
    return node.value.length;
  }
  if (node.type === 'element' && node.tagName === 'pre') {
    return countLines(node) * WEIGHT_OF_LINE;
  }
  return node.type === 'mdxJsxFlowElement' ? WEIGHT_OF_COMPONENT : 0;
}

function nameOf(node: Nodes): string {
  return node.type === 'element'
    ? node.tagName
    : node.type === 'mdxJsxFlowElement'
      ? (node.name ?? '')
      : '';
}

/** Estimates the visible size of a node, in characters of text. */
function weigh(node: Nodes, options: DeferredOptions): number {
  const name = nameOf(node);
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  const shown =
    name === 'details'
      ? children.filter((child) => nameOf(child) === 'summary')
      : children;
  const weights = shown.map((child) => weigh(child, options));
  const inside = options.choices.includes(name)
    ? Math.max(0, ...weights)
    : sum(weights);
  return weighAlone(node) + inside;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function countLines(node: Nodes): number {
  if (node.type === 'text') {
    return node.value.split('\n').length;
  }
  return 'children' in node ? sum(node.children.map(countLines)) : 0;
}

/**
 * Splits the children of a node at the end of the first screen.
 *
 * @returns the room that is left on the first screen.
 */
function split(node: Parent, room: number, options: DeferredOptions): number {
  let left = room;
  const children: readonly Nodes[] = node.children;
  const end = children.findIndex((child) => {
    const weight = weigh(child, options);
    if (
      weight > left &&
      child.type === 'mdxJsxFlowElement' &&
      options.containers.includes(nameOf(child))
    ) {
      left = split(child, left, options);
    } else {
      left -= weight;
    }
    return left <= 0;
  });
  const rest = end === -1 ? [] : children.slice(end + 1);
  // Imports and exports must stay at the top level.
  const isScript = ({type}: Nodes) => type === 'mdxjsEsm';
  const deferred = rest.filter((child) => !isScript(child));
  const weight = sum(deferred.map((child) => weigh(child, options)));
  if (weight >= MIN_DEFERRED) {
    // Smaller in the compiled page than a component, which MDX would also check
    // for at runtime.
    const wrapper: Element = {
      type: 'element',
      tagName: options.element,
      properties: {},
      children: deferred as ElementContent[],
    };
    node.children = [
      ...children.slice(0, end + 1),
      ...rest.filter(isScript),
      wrapper,
    ] as RootContent[] & ElementContent[];
  }
  return left;
}

/**
 * Wraps the content below the first screen in an element whose component can
 * render it later.
 */
export default function rehypeDeferred(options: DeferredOptions) {
  return (tree: Root): void => {
    split(tree, SCREEN, options);
  };
}
