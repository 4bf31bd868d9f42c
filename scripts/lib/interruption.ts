import {type ChildProcess} from 'node:child_process';

/** Milliseconds between two looks at whether npm is still there. */
const LOOK_EVERY = 500;

const running = new Set<ChildProcess>();
let interrupted = false;
let listening = false;

/**
 * A terminal signals every process of a command and npm forwards the signal
 * once more, so a script gets the same signal several times.
 */
function interrupt(): void {
  interrupted = true;
  for (const child of running) {
    child.kill('SIGTERM');
  }
}

/**
 * Between npm and a script stands a shell that dies of a signal to npm without
 * forwarding it. No event tells of a parent's death, but the parent changes.
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
 * runs instead of the process itself, which can then clean up and end in its
 * own time. The handlers stay: without them, a repeated signal would end the
 * cleanup.
 */
export function catchInterruption(): void {
  if (listening) {
    return;
  }
  listening = true;
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  // Without npm, whoever starts a script may leave it running on purpose.
  if (process.env.npm_lifecycle_event !== undefined) {
    watchShell();
  }
}

/** Whether an interruption has come: nothing more should be started. */
export function isInterrupted(): boolean {
  return interrupted;
}

/** Stops a command on an interruption, for as long as it runs. */
export function stopOnInterruption(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}
