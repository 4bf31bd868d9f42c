import {type FSWatcher, watch} from 'node:fs';
import path from 'node:path';
import {
  generateApi,
  type GenerateOptions,
  type GenerateReport,
} from './generate';

export interface WatchOptions extends GenerateOptions {
  /** Told after each run, the first included. */
  onReport: (report: GenerateReport) => void;
  /** Told of a run that could not be finished. */
  onError: (error: unknown) => void;
  /** Milliseconds to wait for further changes; an editor writes twice. */
  quietTime?: number;
}

export interface ApiWatch {
  /** Ends the watch after the run under way. */
  close: () => Promise<void>;
}

const SOURCE = /\.pyi?$/;

/** Runs one at a time; what changes meanwhile makes one further run. */
class Rerunner {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private again = false;
  private closed = false;

  constructor(private readonly options: WatchOptions) {}

  request(delay: number): void {
    if (this.closed) {
      return;
    }
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, delay);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      // A fault is shown and mended while the pages stay up.
      this.options.onReport(await generateApi({...this.options, force: true}));
    } catch (error) {
      this.options.onError(error);
    }
    this.running = null;
    if (this.again) {
      this.again = false;
      this.request(this.options.quietTime ?? QUIET_TIME);
    }
  }
}

const QUIET_TIME = 80;

/**
 * Generates the reference and again whenever a Python file of the SDK changes.
 * Only pages that really change are written, so the browser reloads no more
 * than it has to.
 */
export function watchApi(options: WatchOptions): ApiWatch {
  const runner = new Rerunner(options);
  const folder = path.resolve(options.siteDir, options.sdk.path);
  const watcher: FSWatcher = watch(folder, {recursive: true}, (_, file) => {
    if (file === null || SOURCE.test(file)) {
      runner.request(options.quietTime ?? QUIET_TIME);
    }
  });
  watcher.on('error', options.onError);
  runner.request(0);
  return {
    close: async () => {
      watcher.close();
      await runner.close();
    },
  };
}
