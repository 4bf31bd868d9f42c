import {options} from 'preact';
// Defines the effects that are held here.
import 'preact/hooks';

/** A component, with the mangled names that Preact's add-ons use. */
interface Committed {
  /** Its parent in the page; null after it was removed. */
  __P: unknown;
  /** Callbacks that run after the component has rendered. */
  __h: ((this: Committed) => void)[];
  /** Its virtual node, with its depth. */
  __v: {__b: number};
}

const hooks = options as unknown as {
  /** Runs layout effects. */
  __c?: (root: unknown, components: Committed[]) => void;
  __e: (error: unknown, node: Committed['__v']) => void;
};

const runLayoutEffects = hooks.__c;
const components = new Set<Committed>();
const frames = new Map<number, FrameRequestCallback>();
let isHolding = false;
let isRendering = false;

hooks.__c = (root, committed) => {
  if (isHolding) {
    committed.splice(0).forEach((component) => components.add(component));
  } else {
    runLayoutEffects?.(root, committed);
  }
};

function callBack(component: Committed): void {
  try {
    for (const call of component.__h.splice(0)) {
      call.call(component);
    }
  } catch (error) {
    hooks.__e(error, component.__v);
  }
}

const {requestAnimationFrame, cancelAnimationFrame} = globalThis;

/**
 * Holds animation frames that components request, as part of them isn't
 * rendered yet.
 */
function holdFrames(): void {
  let last = 0;
  window.requestAnimationFrame = (callback) => {
    if (!isRendering) {
      return requestAnimationFrame(callback);
    }
    last -= 1;
    frames.set(last, callback);
    return last;
  };
  window.cancelAnimationFrame = (frame) => {
    if (!frames.delete(frame)) {
      cancelAnimationFrame(frame);
    }
  };
}

function releaseFrames(): void {
  Object.assign(window, {requestAnimationFrame, cancelAnimationFrame});
  for (const callback of frames.values()) {
    requestAnimationFrame(callback);
  }
  frames.clear();
}

/**
 * Delays effects and callbacks of components from now on: a ref that they read
 * or an element that they change may be in a part of the page that isn't
 * hydrated yet, and the head may be incomplete.
 */
export function holdEffects(): void {
  isHolding = true;
  holdFrames();
}

/** Sets whether animation frames are being requested by components. */
export function setRendering(value: boolean): void {
  isRendering = value;
}

/** Runs the delayed effects and callbacks, innermost components first. */
export function releaseEffects(): void {
  isHolding = false;
  releaseFrames();
  const queue = Array.from(components)
    .filter(({__P: place}) => place)
    .sort((a, b) => b.__v.__b - a.__v.__b);
  components.clear();
  runLayoutEffects?.(null, queue);
  queue.forEach(callBack);
}
