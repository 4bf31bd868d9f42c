import {createElement, options, type Ref, type VNode} from 'preact';
import {holdEffects, releaseEffects, setRendering} from './hold-effects';

/**
 * Time after which the rest of a page is left to the next task, in
 * milliseconds.
 */
const SLICE_MS = 15;

/** Elements that can be hydrated later than their surroundings. */
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

/** A virtual node, with the mangled names that Preact's add-ons use. */
interface SlicedNode {
  type: unknown;
  props: object;
  key?: unknown;
  ref?: Ref<Element> | undefined;
  /** The parent node. */
  __?: SlicedNode | null;
  /** The state of `useId`: a prefix and a counter. */
  __m?: [prefix: string | number, count: number];
  __c?: SliceComponent | null;
  /** The id by which Preact recognizes it; null if it is new. */
  __v?: number | null;
}

interface SliceComponent {
  __v: SlicedNode;
  ids?: [prefix: string | number, count: number];
  /** The id of its node before it was paused. */
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

/** Preact keeps the place of a component that throws a thenable. */
const PAUSE = Object.assign(new Error('waits for its turn'), {then: true});

const waiting = new Set<SliceComponent>();
let hydration: Promise<void> | undefined;
let deadline = Infinity;

/**
 * Gives the ids below a node a prefix for its position, because ids are
 * numbered in page order but the page isn't hydrated in that order.
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

/** Whether the element being created has a component already. */
let isMaking = false;

type Slice = (this: SliceComponent, props: {ref?: Ref<Element>}) => VNode;

/** Creates the component that renders an element when its turn comes. */
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
 * Makes some kinds of elements render through components of their own. The
 * build and the browser must do the same, so that `useId` returns the same ids.
 */
export function sliceElements(): void {
  const before = hooks.vnode;
  hooks.vnode = (node) => {
    before?.(node);
    const slice = isMaking ? undefined : slices.get(node.type);
    if (slice) {
      node.type = slice;
      // Components receive `ref` in their props, elements don't.
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

/** Yields to the browser and continues as soon as possible. */
async function nextTask(): Promise<void> {
  return (
    scheduler?.yield?.() ??
    new Promise((resolve) => {
      setTimeout(resolve);
    })
  );
}

/** Renders what was paused. Components that are paused again come last. */
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
    // A paused node counts as new, and wouldn't be moved with its siblings.
    next.__v.__v ??= next.original;
  }
  deadline = Infinity;
  hydration = undefined;
  releaseEffects();
}

/**
 * Hydrates a page in parts, between which the browser can respond.
 *
 * @param hydrate - starts the hydration.
 */
export function hydrateInSlices(hydrate: () => void): void {
  // Translation in the browser wraps texts in elements, and Preact would
  // mistake one of those for an element that is paused.
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

/** Resolves when the whole page is hydrated; undefined if it is already. */
export const whenHydrated = (): Promise<void> | undefined => hydration;
