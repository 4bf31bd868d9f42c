import {type ChildProcess, spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {GenerateOptions} from '../settings';

/** Node can't load TypeScript by itself, as the sources of this package are. */
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
    // The channel closes with this process, and then the other one ends too.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** What a run came to; a text says how its process ended before it was done. */
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

/**
 * Generates the reference in a process of its own: Docusaurus compiles what a
 * plugin imports to CommonJS, which TypeDoc can't be loaded as. The process stays
 * until it is ended, as the next run is much faster then.
 */
export class Generator {
  private child: ChildProcess | undefined;

  constructor(private readonly options: GenerateOptions) {}

  /**
   * @throws when the package has errors or the process fails, unless `force` is
   * set
   */
  async run(): Promise<void> {
    const {force, strict} = this.options;
    const outcome = await this.work();
    if (outcome === true || force === true) {
      return;
    }
    throw new Error(
      outcome === false
        ? `The API reference wasn't generated. Fix the errors above${strict === true ? ", or set 'strict: false' in the options of docusaurus-plugin-python-api" : ''}.`
        : `The API reference wasn't generated: its process ended with ${outcome}.`,
    );
  }

  end(): void {
    if (this.child?.connected) {
      this.child.disconnect();
    }
    this.child = undefined;
  }

  private async work(): Promise<Outcome> {
    const child = this.child?.connected ? this.child : startProcess();
    this.child = child;
    child.ref();
    child.channel?.ref();
    child.send(this.options);
    try {
      return await waitForRun(child);
    } finally {
      child.removeAllListeners();
      // It keeps nobody waiting who wants to end.
      child.unref();
      child.channel?.unref();
    }
  }
}

/** A reference that this process generates, and its first run. */
interface Reference {
  key: string;
  generator: Generator;
  ready: Promise<void>;
}

const REGISTRY = Symbol.for('docusaurus-plugin-python-api');

type Registry = Map<string, Reference>;

/** Docusaurus loads plugins anew for each language, so a module forgets. */
function registry(): Registry {
  const shared = globalThis as {[REGISTRY]?: Registry};
  shared[REGISTRY] ??= new Map();
  return shared[REGISTRY];
}

/**
 * Generates once in a process, however many languages a site is built in and
 * however often its configuration is loaded.
 *
 * @param isWatching whether there will be more runs
 * @returns what runs again after a change
 */
export async function generateOnce(
  options: GenerateOptions,
  isWatching: boolean,
): Promise<Generator> {
  const references = registry();
  const place = JSON.stringify([options.siteDir, options.out]);
  const key = JSON.stringify(options);
  const known = references.get(place);
  if (known?.key === key) {
    await known.ready;
    return known.generator;
  }
  known?.generator.end();
  const generator = new Generator(options);
  const ready = generator.run().finally(() => {
    if (!isWatching) {
      generator.end();
    }
  });
  references.set(place, {key, generator, ready});
  await ready;
  return generator;
}
