import {options} from 'preact';
// Its effects are what is held.
import 'preact/hooks';

/** A component by the names that Preact's add-ons know its parts by. */
interface Committed {
  /** Where it is in the page; null once it is gone. */
  __P: unknown;
  /** What it calls once it is there. */
  __h: ((this: Committed) => void)[];
  /** Its node, with the depth of that. */
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

/** Holds the frames that components ask for: half of them is not there yet. */
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
 * From now on, what components do once they are there waits: a reference that
 * they read may be in a part of the page that is not taken over, and so may
 * what they change, or the rest of what the head of the page is made of.
 */
export function holdEffects(): void {
  isHolding = true;
  holdFrames();
}

/** Says whether it is components that ask for frames. */
export function setRendering(value: boolean): void {
  isRendering = value;
}

/** Has the components do what they have waited with, the innermost first. */
export function releaseEffects(): void {
  isHolding = false;
  releaseFrames();
  const queue = [...components]
    .filter(({__P: place}) => place)
    .sort((a, b) => b.__v.__b - a.__v.__b);
  components.clear();
  runLayoutEffects?.(null, queue);
  queue.forEach(callBack);
}
