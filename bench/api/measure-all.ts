import {appendFile, cp, mkdtemp, rm} from 'node:fs/promises';
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

/** Measures the reader without, with and with a stale cache, and griffe. */
export async function measureAll(plan: Plan): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
  try {
    const root = join(folder, 'tree');
    await cp(plan.root, root, {recursive: true});
    return [
      await row('reader', plan, () => readerRun(root)),
      await cachedRow(folder, root, plan),
      await changedRow(folder, root, plan),
      await griffeRow(root, plan),
    ];
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

function readerRun(root: string, cache?: string): Promise<Measurement> {
  const script = fileBeside('measure-reader.ts');
  const args = ['--import', 'tsx', script, root, ...(cache ? [cache] : [])];
  return measure(process.execPath, args);
}

async function cachedRow(
  folder: string,
  root: string,
  plan: Plan,
): Promise<Row> {
  const cache = join(folder, 'cache');
  await readerRun(root, cache);
  return row('reader, nothing changed', plan, () => readerRun(root, cache));
}

async function changedRow(
  folder: string,
  root: string,
  plan: Plan,
): Promise<Row> {
  const cache = join(folder, 'cache');
  return row('reader, one module changed', plan, async () => {
    await appendFile(join(root, 'argparse.pyi'), '\n# Changed.\n');
    return readerRun(root, cache);
  });
}

async function griffeRow(root: string, plan: Plan): Promise<Row> {
  const script = fileBeside('../griffe/measure.py');
  const env: Record<string, string> =
    plan.path === undefined ? {} : {PYTHONPATH: plan.path};
  try {
    return await row('griffe', plan, () =>
      measure(plan.python, [script, root], env),
    );
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const reason = words.trim().split('\n').at(-1) ?? '';
    return {what: 'griffe', result: null, reason};
  }
}

async function row(
  what: string,
  {runs, onStep}: Plan,
  run: () => Promise<Measurement>,
): Promise<Row> {
  const results: Measurement[] = [];
  for (let index = 0; index < runs; index += 1) {
    onStep(`${what}, run ${index + 1} of ${runs}`);
    results.push(await run());
  }
  return {what, result: median(results) ?? null};
}
