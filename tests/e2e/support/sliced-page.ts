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

/** What happened while the page was taken over. */
export interface Run {
  /** The tasks in which the parts were rendered, in their order. */
  tasks: number[];
  /** What the parts call themselves, in the order in which they were rendered. */
  ids: string[];
  /** The same, of the page as it was before. */
  rendered: string[];
  /** How many parts were there when a layout effect, an effect and a frame came. */
  seen: Record<'layout' | 'effect' | 'frame', number>;
  /** Whether the first layout effect found the element that it refers to. */
  hadElement: boolean;
  /** Whether the elements are those of the page before. */
  kept: boolean;
  /** A class that only the browser knows. */
  className: string | undefined;
  /** The parts after they were put into the opposite order. */
  order: string[];
}

const PARTS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Longer than a slice may take. */
const WORK_MS = 25;

/** A clock that only work moves on, however busy the machine is. */
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

/** Knows something that the page was rendered without. */
function Store() {
  const state = useSyncExternalStore(
    () => () => undefined,
    () => 'browser',
    () => 'server',
  );
  return h('section', {className: state}, h('aside', {className: state}));
}

/** Its last part is asked for before the sections that come first are there. */
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

/** Renders a page, takes it over, and resolves once it has done all it does. */
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
