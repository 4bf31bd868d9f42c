import {createElement as h, useEffect, useId} from 'preact/compat';
import {hydrateRoot} from '../../../packages/docusaurus-plugin-static-first/src/client/preact-client';
import {renderToString} from '../../../packages/docusaurus-plugin-static-first/src/client/preact-server';

/** What happened while the page was taken over, in its order. */
interface Record {
  /** The tasks in which the parts were rendered. */
  tasks: number[];
  /** What the parts call themselves. */
  ids: string[];
  /** How many parts were there when the first effect ran. */
  partsAtEffect?: number;
  kept?: boolean;
}

const PARTS = 6;

/** Longer than a slice may take. */
const WORK_MS = 25;

let record: Record = {tasks: [], ids: []};
let task = 0;

function Part() {
  const id = useId();
  record.tasks.push(task);
  record.ids.push(id);
  const started = performance.now();
  while (performance.now() < started + WORK_MS) {
    // Renders something that takes its time.
  }
  useEffect(() => {
    record.partsAtEffect ??= record.tasks.length;
  }, []);
  return h('p', {id}, 'A part');
}

/** Its last id is asked for before the sections that come first are there. */
function App() {
  const sections = Array.from({length: PARTS}, (_, number) =>
    h('section', {key: number}, h(Part, null)),
  );
  return h('main', null, sections, h(Part, null));
}

function countTasks(): void {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => {
    task += 1;
    port2.postMessage(null);
  };
  port2.postMessage(null);
}

/** Renders a page, takes it over, and resolves once effects have run. */
async function run(): Promise<Record & {rendered: string[]}> {
  const root = document.body;
  root.innerHTML = renderToString(h(App, null));
  const parts = [...root.querySelectorAll('p')];
  const rendered = record.ids;
  record = {tasks: [], ids: []};
  countTasks();
  hydrateRoot(root, h(App, null));
  while (record.partsAtEffect === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const kept = [...root.querySelectorAll('p')].every(
    (part, place) => part === parts[place],
  );
  return {...record, kept, rendered};
}

Object.assign(window, {run});
