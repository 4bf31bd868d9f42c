import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface BuildCost {
  seconds: number;
  /** The peak memory of all build processes together in bytes; 0 if unknown. */
  peak: number;
  /** HTML files in the built site. */
  pages: number;
}

/** Milliseconds between two measurements of memory. */
const PAUSE = 100;
const KIBIBYTE = 1024;

interface Process {
  parent: number;
  command: string;
  bytes: number;
}

/** Lists the running processes on Linux; empty on other systems. */
function readProcesses(): Map<number, Process> {
  const processes = new Map<number, Process>();
  const ids = fs.existsSync('/proc/self/status')
    ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : [];
  for (const id of ids) {
    try {
      const status = fs.readFileSync(`/proc/${id}/status`, 'utf8');
      const read = (name: string) =>
        Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      processes.set(Number(id), {
        parent: read('PPid'),
        command: fs.readFileSync(`/proc/${id}/cmdline`, 'utf8'),
        bytes: read('VmRSS') * KIBIBYTE,
      });
    } catch {
      // The process has exited meanwhile.
    }
  }
  return processes;
}

function addUp(root: number): number {
  const processes = readProcesses();
  const isBelow = (id: number): boolean =>
    id === root || isBelowParent(processes.get(id)?.parent);
  const isBelowParent = (id: number | undefined): boolean =>
    id !== undefined && id > 1 && isBelow(id);
  // Between fork and exec, a process is a copy of its parent and shares its
  // memory.
  const isCopy = ({parent, command}: Process) =>
    processes.get(parent)?.command === command;
  let bytes = 0;
  for (const [id, process] of processes) {
    bytes += isBelow(id) && !isCopy(process) ? process.bytes : 0;
  }
  return bytes;
}

/**
 * Runs a build, and measures its duration and memory use.
 *
 * @throws if the build fails, with the end of its output.
 */
export async function measureBuild(
  folder: string,
  [command, ...args]: readonly [string, ...string[]],
  output: string,
): Promise<BuildCost> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: folder,
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
    });
  }
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, addUp(child.pid ?? 0));
  }, PAUSE);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    clearInterval(watch);
  });
  if (code !== 0) {
    throw new Error(`${[command, ...args].join(' ')} failed:\n${said}`);
  }
  const pages = fs
    .readdirSync(path.join(folder, output), {
      recursive: true,
      encoding: 'utf8',
    })
    .filter((file) => file.endsWith('.html')).length;
  return {seconds: (performance.now() - started) / 1000, peak, pages};
}
