import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {findFreePort} from '../../../scripts/lib/port';
import type {Site} from './site';

export interface Server {
  port: string;
  /** The address of the site, without a path. */
  origin: string;
  /** What the server has printed so far. */
  said: () => string;
  /** Ends the server, and waits for its child processes. */
  stop: () => Promise<void>;
}

/**
 * Runs `npm start` in a site.
 *
 * @param path - a page, which is there when the promise is fulfilled.
 * @throws if the server ends before it answers.
 */
export async function startServer(site: Site, path: string): Promise<Server> {
  const port = String(await findFreePort());
  const origin = `http://localhost:${port}`;
  const child = spawn('npm', ['start', '--', '--port', port], {
    cwd: site.folder,
    env: {...process.env, NODE_ENV: 'development'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // All its descendants share these pipes, which close when the last one ends.
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const isReady = () =>
    fetch(origin + path).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended before it answered: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return {
    port,
    origin,
    said: () => output,
    async stop() {
      // Only npm gets the signal, as from a supervisor, and has to forward it.
      child.kill('SIGTERM');
      await ended;
    },
  };
}
