import {
  createElement as h,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';
import {hydrateRoot} from '../../../packages/docusaurus-plugin-static-first/src/client/preact-client';
import {renderToString} from '../../../packages/docusaurus-plugin-static-first/src/client/preact-server';

/** What happened during hydration. */
export interface Run {
  /** The tasks in which the parts were rendered, in order. */
  tasks: number[];
  /** The ids of the parts, in rendering order. */
  ids: string[];
  /** The ids of the server-rendered page. */
  rendered: string[];
  /** The number of parts at the first layout effect, effect and frame. */
  seen: Record<'layout' | 'effect' | 'frame', number>;
  /** Whether the first layout effect found the element of its ref. */
  hadElement: boolean;
  /** Whether the elements of the server-rendered page were kept. */
  kept: boolean;
  /** A class that is only set in the browser. */
  className: string | undefined;
  /** The parts after their order was reversed. */
  order: string[];
}

const PARTS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Longer than the limit of a slice. */
const WORK_MS = 25;

/** A clock that only advances with work, so that a busy machine doesn't matter. */
let clock = 0;
performance.now = () => clock;

let task = 0;
let tasks: number[] = [];
let ids: string[] = [];
let hadElement = false;
const seen: Partial<Run['seen']> = {};
let reverse: () => void = () => undefined;
let isTakenOver = false;

function Part({name}: {name: string}) {
  const id = useId();
  tasks.push(task);
  ids.push(id);
  clock += WORK_MS;
  useEffect(() => {
    seen.effect ??= tasks.length;
  }, []);
  return h('p', {id}, name);
}

/** Has a different state on the server and in the browser. */
function Store() {
  const state = useSyncExternalStore(
    () => () => undefined,
    () => 'browser',
    () => 'server',
  );
  return h('section', {className: state}, h('aside', {className: state}));
}

/** The last part is requested before the first sections are rendered. */
function App() {
  const [names, setNames] = useState(PARTS);
  const last = useRef<HTMLElement>(null);
  reverse = () => {
    setNames((before) => before.toReversed());
  };
  if (isTakenOver) {
    requestAnimationFrame(() => {
      seen.frame ??= tasks.length;
    });
  }
  useLayoutEffect(() => {
    seen.layout ??= tasks.length;
    hadElement = last.current !== null;
  }, []);
  const sections = names.map((name) =>
    h('section', {key: name}, h(Part, {name})),
  );
  return h(
    'main',
    null,
    ...[h('div', null, sections), h('nav', {ref: last}), h(Store, null)],
    h(Part, {name: 'last'}),
  );
}

function countTasks(): void {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => {
    task += 1;
    port2.postMessage(null);
  };
  port2.postMessage(null);
}

async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Renders and hydrates a page, and resolves once all effects have run. */
async function run(): Promise<Run> {
  const root = document.body;
  root.innerHTML = renderToString(h(App, null));
  const parts = [...root.querySelectorAll('p')];
  const rendered = ids;
  [tasks, ids] = [[], []];
  isTakenOver = true;
  countTasks();
  hydrateRoot(root, h(App, null));
  await until(() => seen.effect !== undefined && seen.frame !== undefined);
  const texts = () =>
    [...root.querySelectorAll('section p')].map(({textContent}) => textContent);
  const all = [...root.querySelectorAll('p')];
  const kept = all.every((part, place) => part === parts[place]);
  const result = {tasks: [...tasks], ids: [...ids], rendered, hadElement, kept};
  const className = root.querySelector('aside')?.className;
  reverse();
  await until(() => texts()[0] !== 'a' || task > 10_000);
  return {...result, seen: seen as Run['seen'], className, order: texts()};
}

Object.assign(window, {run});
