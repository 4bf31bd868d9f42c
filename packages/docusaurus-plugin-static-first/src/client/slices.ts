import {createElement, options, type Ref, type VNode} from 'preact';
import {holdEffects, releaseEffects, setRendering} from './hold-effects';

/** After how many milliseconds what is left of a page waits for the next task. */
const SLICE_MS = 15;

/** Elements that can be taken over later than what is around them. */
const SLICED = [
  'article',
  'aside',
  'blockquote',
  'details',
  'div',
  'dl',
  'figure',
  'footer',
  'header',
  'main',
  'nav',
  'ol',
  'pre',
  'section',
  'table',
  'ul',
];

/** The names that Preact's own add-ons, published apart, know these by. */
interface SlicedNode {
  type: unknown;
  props: object;
  key?: unknown;
  ref?: Ref<Element> | undefined;
  /** The node that rendered it. */
  __?: SlicedNode | null;
  /** What `useId` names its ids by: a prefix, and how many there are. */
  __m?: [prefix: string | number, count: number];
  __c?: SliceComponent | null;
  /** By which Preact knows it again; null where it is new. */
  __v?: number | null;
}

interface SliceComponent {
  __v: SlicedNode;
  ids?: [prefix: string | number, count: number];
  /** By which its node was known before it waited. */
  original?: number | null | undefined;
  hasStarted?: boolean;
  forceUpdate: () => void;
}

type CatchError = (
  error: unknown,
  node: SlicedNode,
  ...rest: unknown[]
) => void;

const hooks = options as unknown as {
  vnode?: (node: SlicedNode) => void;
  __e: CatchError;
};

/** Preact keeps the place of what throws something to wait for. */
const PAUSE = Object.assign(new Error('waits for its turn'), {then: true});

const waiting = new Set<SliceComponent>();
let hydration: Promise<void> | undefined;
let deadline = Infinity;

/**
 * Gives the ids below a node a prefix that says where it is: those of the page
 * are counted in its order, in which it is not taken over.
 */
function nameIds(node: SlicedNode): [string | number, number] {
  // The node itself may have been rendered before, in another place.
  let root = node.__ ?? node;
  while (!root.__m && root.__) {
    root = root.__;
  }
  const above = (root.__m ??= [0, 0]);
  const place = above[1];
  above[1] += 1;
  return [`${above[0]}_${place}`, 0];
}

function isOverdue(): boolean {
  return deadline < Infinity && performance.now() > deadline;
}

/** Whether an element is made that has a component already. */
let isMaking = false;

type Slice = (this: SliceComponent, props: {ref?: Ref<Element>}) => VNode;

/** Makes the component that renders an element when it is its turn. */
function makeSlice(name: string): Slice {
  return function Slice(props) {
    this.ids ??= nameIds(this.__v);
    this.__v.__m = this.ids;
    if (!this.hasStarted && isOverdue()) {
      this.original ??= this.__v.__v;
      throw PAUSE;
    }
    this.hasStarted = true;
    isMaking = true;
    const element = createElement(name, props);
    isMaking = false;
    return element;
  };
}

const slices = new Map<unknown, Slice>(
  SLICED.map((name) => [name, makeSlice(name)]),
);

/**
 * Has elements of some kinds rendered by components of their own. The pages of a
 * build and the page in a browser have to agree on it, for the sake of `useId`.
 */
export function sliceElements(): void {
  const before = hooks.vnode;
  hooks.vnode = (node) => {
    before?.(node);
    const slice = isMaking ? undefined : slices.get(node.type);
    if (slice) {
      node.type = slice;
      // Only elements have it elsewhere.
      node.props = node.ref ? {...node.props, ref: node.ref} : node.props;
      node.ref = undefined;
    }
  };
  const report = hooks.__e;
  hooks.__e = (error, node, ...rest) => {
    if (error === PAUSE && node.__c) {
      waiting.add(node.__c);
    } else {
      report(error, node, ...rest);
    }
  };
}

const scheduler = (globalThis as {scheduler?: {yield?: () => Promise<void>}})
  .scheduler;

/** Lets the browser answer its reader, and goes on right after it. */
async function nextTask(): Promise<void> {
  return (
    scheduler?.yield?.() ??
    new Promise((resolve) => {
      setTimeout(resolve);
    })
  );
}

/** Renders what has waited; what waits anew comes after all others. */
async function hydrateRest(): Promise<void> {
  for (const next of waiting) {
    waiting.delete(next);
    if (isOverdue()) {
      await nextTask();
      deadline = performance.now() + SLICE_MS;
    }
    next.hasStarted = true;
    setRendering(true);
    next.forceUpdate();
    // Preact renders in a microtask.
    await Promise.resolve();
    setRendering(false);
    // What waited counts as new, and would not be moved with its siblings.
    next.__v.__v ??= next.original;
  }
  deadline = Infinity;
  hydration = undefined;
  releaseEffects();
}

/**
 * Takes a page over in parts, between which the browser answers its reader.
 *
 * @param hydrate - takes over what comes first.
 */
export function hydrateInSlices(hydrate: () => void): void {
  // A browser that translates a page puts its texts into elements, one of which
  // would be taken for what waits in its place.
  const isTranslated = document.querySelector('body font') !== null;
  deadline = isTranslated ? Infinity : performance.now() + SLICE_MS;
  holdEffects();
  setRendering(true);
  hydration = Promise.resolve().then(hydrateRest);
  try {
    hydrate();
  } finally {
    setRendering(false);
  }
}

/** Resolves when all of the page is taken over; undefined where it is already. */
export const whenHydrated = (): Promise<void> | undefined => hydration;
