import {spawn} from 'node:child_process';
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

/**
 * Generates the reference in a process of its own: Docusaurus compiles what a
 * plugin imports to CommonJS, which TypeDoc can't be loaded as.
 *
 * @throws when the package has errors or the process fails, unless `force` is
 * set
 */
export async function generate(options: GenerateOptions): Promise<void> {
  const child = spawn(
    process.execPath,
    [...loaderArguments(), script, JSON.stringify(options)],
    // The channel closes with this process, and then the other one ends too.
    {stdio: ['ignore', 'inherit', 'inherit', 'ipc']},
  );
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0 && options.force !== true) {
    throw new Error(
      code === 1
        ? `The API reference wasn't generated. Fix the errors above${options.strict === true ? ", or set 'strict: false' in the options of docusaurus-plugin-python-api" : ''}.`
        : `The API reference wasn't generated: its process ended with ${code ?? 'a signal'}.`,
    );
  }
}

const REGISTRY = Symbol.for('docusaurus-plugin-python-api');

type Registry = Map<string, Promise<void>>;

/** Docusaurus loads plugins anew for each language, so a module forgets. */
function registry(): Registry {
  const shared = globalThis as {[REGISTRY]?: Registry};
  shared[REGISTRY] ??= new Map();
  return shared[REGISTRY];
}

/** Generates once in a process, however many languages a site is built in. */
export function generateOnce(options: GenerateOptions): Promise<void> {
  const runs = registry();
  const key = JSON.stringify(options);
  const run = runs.get(key) ?? generate(options);
  runs.set(key, run);
  return run;
}
