import {type ChildProcess, spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {logger} from '@docusaurus/logger';
import type {GenerateOptions} from '../settings';
import type {Job} from './generator';

/** The sources of this package are TypeScript, which Node can't load by itself. */
const isSource = import.meta.url.endsWith('.ts');
const script = fileURLToPath(
  new URL(isSource ? './generator.ts' : './generator.js', import.meta.url),
);

function loaderArguments(): string[] {
  if (!isSource) {
    return [];
  }
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(loader).href];
}

function startProcess(): ChildProcess {
  return spawn(process.execPath, [...loaderArguments(), script], {
    // The child exits when the channel closes, which it does with this process.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Whether a run succeeded, or how its process ended prematurely. */
type Outcome = boolean | string;

function waitForRun(child: ChildProcess): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    child.once('message', (isComplete) => {
      resolve(isComplete === true);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code === 1 ? false : `${code ?? 'a signal'}`);
    });
  });
}

/** A process that generates one reference, and its first run. */
interface Reference {
  key: string;
  child: ChildProcess;
  ready: Promise<void>;
}

const REGISTRY = Symbol.for('docusaurus-plugin-python-api');

type Registry = Map<string, Reference>;

/** Global, since Docusaurus loads plugins again for each language. */
function registry(): Registry {
  const shared = globalThis as {[REGISTRY]?: Registry};
  shared[REGISTRY] ??= new Map();
  return shared[REGISTRY];
}

function end(child: ChildProcess): void {
  child.removeAllListeners();
  if (child.connected) {
    child.disconnect();
  }
}

function explain(outcome: Outcome, {strict}: GenerateOptions): string {
  return outcome === false
    ? `The API reference wasn't generated. Fix the errors above${strict === true ? ", or set 'strict: false' in the options of docusaurus-plugin-python-api" : ''}.`
    : `The API reference wasn't generated: its process ended with ${outcome}.`;
}

/** Logs an error if the process that watches the sources ends. */
function logUnexpectedExit(child: ChildProcess): void {
  child.once('exit', (code, signal) => {
    // Stopping the server also stops this process.
    if (signal !== 'SIGINT' && signal !== 'SIGTERM') {
      logger.error(
        `The API reference is no longer updated: its process ended with ${code ?? signal}. Run the command again.`,
      );
    }
  });
}

async function generate(child: ChildProcess, job: Job): Promise<void> {
  child.send(job);
  const outcome = await waitForRun(child);
  child.removeAllListeners();
  if (job.isWatching) {
    // The child must not keep this process alive.
    child.unref();
    child.channel?.unref();
    logUnexpectedExit(child);
  } else {
    end(child);
  }
  if (outcome === true) {
    return;
  }
  if (job.options.force !== true) {
    throw new Error(explain(outcome, job.options));
  }
  if (outcome !== false) {
    logger.error(explain(outcome, job.options));
  }
}

/**
 * Generates once per process, regardless of the number of languages and of how
 * often the configuration is loaded. It starts a child process because Docusaurus
 * compiles the imports of a plugin to CommonJS, and TypeDoc is only available as ESM.
 *
 * @param isWatching whether to generate again when a source changes, until this
 * process ends; this is much faster than the first run
 * @throws if the package has errors or the process fails, unless `force` is set
 */
export async function generateOnce(
  options: GenerateOptions,
  isWatching: boolean,
): Promise<void> {
  const references = registry();
  const place = JSON.stringify([options.siteDir, options.out]);
  const key = JSON.stringify(options);
  let reference = references.get(place);
  if (reference?.key !== key) {
    if (reference) {
      end(reference.child);
    }
    const child = startProcess();
    const ready = generate(child, {options, isWatching});
    reference = {key, child, ready};
    references.set(place, reference);
  }
  await reference.ready;
}
