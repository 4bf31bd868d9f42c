import {type ChildProcess} from 'node:child_process';

/** Milliseconds between two checks for whether npm is still running. */
const LOOK_EVERY = 500;

const running = new Set<ChildProcess>();
let interrupted = false;
let listening = false;

/**
 * May run several times: a terminal signals every process of a command, and npm
 * also forwards the signal.
 */
function interrupt(): void {
  interrupted = true;
  for (const child of running) {
    child.kill('SIGTERM');
  }
}

/**
 * npm runs a script in a shell, which exits on a signal to npm without
 * forwarding it. There is no event for the end of a parent process, but `ppid`
 * changes.
 */
function watchShell(): void {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== shell) {
      clearInterval(timer);
      interrupt();
    }
  }, LOOK_EVERY);
  timer.unref();
}

/**
 * Makes SIGINT, SIGTERM and the end of npm stop the commands that this process
 * runs instead of the process itself, which can then clean up before it exits.
 * The handlers are never removed: a repeated signal would interrupt the
 * cleanup.
 */
export function catchInterruption(): void {
  if (listening) {
    return;
  }
  listening = true;
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  // Without npm, a script may be left running on purpose.
  if (process.env.npm_lifecycle_event !== undefined) {
    watchShell();
  }
}

/** Whether this process was interrupted and should start nothing more. */
export function isInterrupted(): boolean {
  return interrupted;
}

/** Makes an interruption stop a command while it is running. */
export function stopOnInterruption(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}
