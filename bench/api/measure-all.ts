import {appendFile, cp, mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {measure, median, type Measurement} from './measurement';

export interface Plan {
  root: string;
  runs: number;
  python: string;
  /** PYTHONPATH with griffe, where it is not installed. */
  path: string | undefined;
  /** Told what is measured next. */
  onStep: (what: string) => void;
}

export interface Row {
  what: string;
  /** Null where it could not be measured, with the reason. */
  result: Measurement | null;
  reason?: string;
}

const fileBeside = (name: string): string =>
  fileURLToPath(new URL(name, import.meta.url));

/**
 * Measures the reader without, with and with a stale cache, and griffe. Each
 * round runs all of them once, so that a busy machine slows all of them down.
 */
export async function measureAll(plan: Plan): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
  try {
    const root = join(folder, 'tree');
    await cp(plan.root, root, {recursive: true});
    const contests = await contestsOn(root, join(folder, 'cache'), plan);
    for (let round = 1; round <= plan.runs; round += 1) {
      for (const contest of contests.filter(({reason}) => reason === null)) {
        plan.onStep(`${contest.what}, run ${round} of ${plan.runs}`);
        await runOnce(contest);
      }
    }
    return contests.map(({what, results, reason}) => ({
      what,
      result: median(results) ?? null,
      ...(reason === null ? {} : {reason}),
    }));
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

interface Contest {
  what: string;
  run: () => Promise<Measurement>;
  /** Whether the rest goes on without it when it fails. */
  isOptional: boolean;
  results: Measurement[];
  /** Why it could not be measured. */
  reason: string | null;
}

async function contestsOn(
  root: string,
  cache: string,
  plan: Plan,
): Promise<Contest[]> {
  const [changed] = (await readdir(root)).filter((file) =>
    file.endsWith('.pyi'),
  );
  await readerRun(root, cache);
  const contest = (
    what: string,
    run: () => Promise<Measurement>,
    isOptional = false,
  ): Contest => ({what, run, isOptional, results: [], reason: null});
  return [
    contest('reader', () => readerRun(root)),
    contest('reader, nothing changed', () => readerRun(root, cache)),
    ...(changed === undefined
      ? []
      : [
          contest('reader, one module changed', async () => {
            await appendFile(join(root, changed), '\n# Changed.\n');
            return readerRun(root, cache);
          }),
        ]),
    contest('griffe', () => griffeRun(root, plan), true),
  ];
}

async function runOnce(contest: Contest): Promise<void> {
  try {
    contest.results.push(await contest.run());
  } catch (error) {
    if (!contest.isOptional) {
      throw error;
    }
    const words = error instanceof Error ? error.message : String(error);
    contest.reason = words.trim().split('\n').at(-1) ?? '';
  }
}

function readerRun(root: string, cache?: string): Promise<Measurement> {
  const script = fileBeside('measure-reader.ts');
  const args = ['--import', 'tsx', script, root, ...(cache ? [cache] : [])];
  return measure(process.execPath, args);
}

function griffeRun(root: string, {python, path}: Plan): Promise<Measurement> {
  const script = fileBeside('../griffe/measure.py');
  const env: Record<string, string> =
    path === undefined ? {} : {PYTHONPATH: path};
  return measure(python, [script, root], env);
}
