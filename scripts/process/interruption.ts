import {type ChildProcess} from 'node:child_process';

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
 * Makes SIGINT and SIGTERM stop the commands that this process runs instead of
 * the process itself, which can then clean up and end in its own time. The
 * handlers stay: without them, a repeated signal would end the cleanup.
 */
export function catchInterruption(): void {
  if (!listening) {
    listening = true;
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  }
}

/** Whether SIGINT or SIGTERM has arrived: nothing more should be started. */
export function isInterrupted(): boolean {
  return interrupted;
}

/** Stops a command on SIGINT and SIGTERM, for as long as it runs. */
export function stopOnInterruption(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}
