import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** What one run took. Loading the program is not part of it. */
export interface Measurement {
  modules: number;
  seconds: number;
  /** Time on any processor, which other programs disturb less. */
  processorSeconds: number;
  /** Of the whole process, its program included. */
  peakMegabytes: number;
  /** Files that were parsed, not taken from a cache. */
  parsed?: number;
}

const run = promisify(execFile);

/**
 * Runs a command that prints a measurement as JSON.
 *
 * @throws when the command fails, with its own words
 */
export async function measure(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Measurement> {
  const {stdout} = await run(command, args, {env: {...process.env, ...env}});
  const value: unknown = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  if (!isMeasurement(value)) {
    throw new Error(`${command} printed no measurement: ${stdout}`);
  }
  return value;
}

function isMeasurement(value: unknown): value is Measurement {
  return (
    typeof value === 'object' &&
    value !== null &&
    'modules' in value &&
    'seconds' in value &&
    'processorSeconds' in value &&
    'peakMegabytes' in value
  );
}

/** The median of each figure: a run may have a quiet wall and a busy core. */
export function median(runs: Measurement[]): Measurement | undefined {
  const [first] = runs;
  const middle = (figure: (run: Measurement) => number): number => {
    const sorted = runs.map(figure).sort((one, other) => one - other);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  };
  return first
    ? {
        ...first,
        seconds: middle(({seconds}) => seconds),
        processorSeconds: middle(({processorSeconds}) => processorSeconds),
        peakMegabytes: middle(({peakMegabytes}) => peakMegabytes),
      }
    : undefined;
}
