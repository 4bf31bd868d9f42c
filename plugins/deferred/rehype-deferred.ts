import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast';

export interface DeferredOptions {
  /**
   * The element that what follows the first screen is put into, for which MDX
   * has a component.
   */
  element: string;
  /** Components that show their children as they are, and may be parted. */
  containers: readonly string[];
  /** Components that show one of their children at a time. */
  choices: readonly string[];
}

/** More characters than a window shows at once: 50 lines of 80. */
const SCREEN = 4000;
/** A line of code takes the room of so many, however short it is. */
const ROOM_OF_LINE = 60;
const ROOM_OF_COMPONENT = 160;

/** With less than this below, it makes no difference when it is drawn. */
const WORTH = 2000;

/** A component of MDX with lines of its own. */
type Component = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
type Parent = Root | Component;

/** The room of a node without its children. */
function weighAlone(node: Nodes): number {
  if (node.type === 'text') {
    return node.value.length;
  }
  if (node.type === 'element' && node.tagName === 'pre') {
    return countLines(node) * ROOM_OF_LINE;
  }
  return node.type === 'mdxJsxFlowElement' ? ROOM_OF_COMPONENT : 0;
}

function nameOf(node: Nodes): string {
  return node.type === 'element'
    ? node.tagName
    : node.type === 'mdxJsxFlowElement'
      ? (node.name ?? '')
      : '';
}

/** How many characters take as much room as what is seen of a part of a page. */
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
 * Parts what a node holds at the end of the first screen.
 *
 * @returns what is left of the first screen below it.
 */
function part(node: Parent, room: number, options: DeferredOptions): number {
  let left = room;
  const children: readonly Nodes[] = node.children;
  const end = children.findIndex((child) => {
    const weight = weigh(child, options);
    if (
      weight > left &&
      child.type === 'mdxJsxFlowElement' &&
      options.containers.includes(nameOf(child))
    ) {
      left = part(child, left, options);
    } else {
      left -= weight;
    }
    return left <= 0;
  });
  const rest = end === -1 ? [] : children.slice(end + 1);
  // Imports and exports stay where modules have them.
  const isScript = ({type}: Nodes) => type === 'mdxjsEsm';
  const deferred = rest.filter((child) => !isScript(child));
  const weight = sum(deferred.map((child) => weigh(child, options)));
  if (weight >= WORTH) {
    // As an element of HTML it costs a page less than as a component, which
    // might be missing.
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
 * Puts what a reader can't see at first into an element, whose component may draw
 * it later.
 */
export default function rehypeDeferred(options: DeferredOptions) {
  return (tree: Root): void => {
    part(tree, SCREEN, options);
  };
}
